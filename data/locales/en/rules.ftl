title = Rules
search = Search the rules
hint = hand limit, wind rose, Galleon
clear = Clear the search
answers = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}
nothing = Nothing found for “{ $words }”
nothing_try = Try fewer or other words, or look through the topics.
topics = Topics
cards = Cards by colour
pages = { $n ->
    [one] { $n } page
   *[other] { $n } pages
}
colour = { $colour ->
    [green] Green cards
    [blue] Blue cards
    [brown] Brown cards
    [red] Red cards
   *[purple] Purple cards
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
trait = { $trait ->
    [green] green
    [blue] blue
    [brown] brown
    [red] red
    [purple] purple
    [creature] creature
    [construction] construction
    [common] common
   *[unique] unique
}
points = { $n ->
    [one] point
   *[other] points
}
copies = { $n ->
    [one] copy in the deck
   *[other] copies in the deck
}
spaces = { $n ->
    [one] city space
   *[other] city spaces
}
scores = What it scores
books_say = What the books say
unknown = How far to trust this
names = In other editions
box_about = Does your own copy say otherwise? Tell the app in My box.
to_box = Open My box
now = Rules for this moment
search_all = Search all rules
