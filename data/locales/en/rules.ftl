title = Rules
search = Search the rules
clear = Clear the search
answers = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}
nothing = Nothing found for “{ $words }”
nothing_try = Try fewer or other words, or look through the topics.
topics = Topics
pages = { $n ->
    [one] { $n } page
   *[other] { $n } pages
}
favourites = Favourites
recent = Recently read
welcome = Ask in your own words, or choose a topic. What you read and mark is listed here.
back = Back
favourite = Add to favourites
not_favourite = Remove from favourites
copy = Copy the text
copied = The text is on the clipboard.
open_question = The books leave this open
source = Source: { $where }
missing = There is no such page
missing_why = The address may be an old one. The search finds everything there is.
all = All rules
box_about = Does your own copy say otherwise? Tell the app in My box.
to_box = Open My box
now = Rules for this moment
search_all = Search all rules
elsewhere = { $n ->
    [one] { $n } answer in { $game }
   *[other] { $n } answers in { $game }
}
