about = The toy has one thing that only its owner can read.
bell = The bell
bell_about = What is printed on it counts for whoever rings it.
bell_points = Points on the bell
file_other = { $file } is no box of the toy.
