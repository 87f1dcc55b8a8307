import type { Form } from './forms.ts'

/** Small made-up examples of lists in other programming languages, and of values next to the words. */
export const PROGRAM_FORMS: Record<string, Form> = {
  'a list of Kotlin in an object': {
    text: 'package a\n\nobject Words {\n  // Farm\n  val all = listOf(\n    "A tree",\n    "A cow", // "old"\n    // "A duck",\n    "A hen", "A pig",\n  )\n}',
    items: ['A tree', 'A cow', 'A hen', 'A pig'],
  },
  'lists of Java': {
    text: 'public class Words {\n  static List<String> list = new ArrayList<>(Arrays.asList(\n    "Tree", "Cow"\n  ));\n  String[] more = {"Hen", "Pig"};\n}',
    items: ['Tree', 'Cow', 'Hen', 'Pig'],
  },
  'a list of Go': {
    text: 'package main\n\nvar words = []string{"A tree", "A cow", "A hen", "A pig"}',
    items: ['A tree', 'A cow', 'A hen', 'A pig'],
  },
  'a list of C#': {
    text: 'class Card {\n  string[] words = new String[]\n    {"Tree", "Cow",\n     "Hen"};\n}',
    items: ['Tree', 'Cow', 'Hen'],
  },
  'a list of Rust': {
    text: 'fn words() -> Vec<&str> {\n  vec![\n    "Tree", "Cow",\n  ]\n}',
    items: ['Tree', 'Cow'],
  },
  'a list of R': {
    text: '# ours\n\nc("Tree",\n  "Cow",\n  "Hen",\n  "Pig")',
    items: ['Tree', 'Cow', 'Hen', 'Pig'],
  },
  'a list of R that is assigned': {
    text: 'words <- c("Tree", "Cow", "Hen", "Pig")',
    items: ['Tree', 'Cow', 'Hen', 'Pig'],
  },
  'a list of Elm': {
    text: 'farm : List String\nfarm =\n    [ "Tree"\n    , "Cow"\n    ]',
    items: ['Tree', 'Cow'],
  },
  'a list of PHP without a comma': {
    text: '<?php\n$WORDS = array(\n  "Tree",\n  "Cow"\n  "Hen",\n  "Pig"\n);\n$title = "Ours";\n?>',
    items: ['Tree', 'Cow', 'Hen', 'Pig'],
  },
  'topics of PHP': {
    text: "$words = [\n  'farm' => ['Cow', 'Hen'],\n  'wood' => ['Oak', 'Ash'],\n];",
    items: ['Cow', 'Hen', 'Oak', 'Ash'],
    parts: ['farm', 'wood'],
  },
  'a table of Lua': {
    text: '-- ours\nlocal slots = {\n  { id = "a1", text = "A tree", needs = { "wood" } },\n  { id = "b2", text = "A cow" },\n}',
    items: ['A tree', 'A cow'],
    leftOut: ['wood'],
    parts: ['id', 'text'],
  },
  'topics in rows of Python': {
    text: 'WORDS = [\n    ("Tree", "wood"),\n    ("Cow", "farm"),\n    ("Hen", "farm"),\n    ("Oak", "wood"),\n    ("Pig", "farm"),\n]',
    items: ['Tree', 'Cow', 'Hen', 'Oak', 'Pig'],
    parts: ['1', '2'],
  },
  'calls of Kotlin with identifiers': {
    text: 'val POOL = listOf(\n    Goal("q_tree", "Climb a tree", 2),\n    Goal("q_cow", "Milk a cow", 3),\n    Goal("q_hen", "Feed a hen", 1),\n    Goal("q_pig", "Wash a pig", 1),\n)',
    items: ['Climb a tree', 'Milk a cow', 'Feed a hen', 'Wash a pig'],
    leftOut: ['2, 3, 1, 1'],
    parts: ['1', '2'],
  },
  'rows of SQL': {
    text: "-- ours\nDELETE FROM words;\nINSERT INTO `words` (id, text) VALUES\n(1, 'Tree'),\n(2, 'Cow, brown'),\n(3, 'Don''t feed hens');\nINSERT INTO words VALUES (4, 'Pig');",
    items: ['Tree', 'Cow, brown', "Don't feed hens", 'Pig'],
    leftOut: ['1, 2, 3, 4'],
  },
  'calls with a title and its words': {
    text: "final farm = Pack('farm', [\n  'Cow',\n  'Hen',\n  'Pig',\n]);\nfinal wood = Pack('wood', [\n  'Oak',\n  'Ash',\n  'Elm',\n]);",
    items: ['Cow', 'Hen', 'Pig', 'Oak', 'Ash', 'Elm'],
    parts: ['farm', 'wood'],
  },
  'lines in a text of JavaScript': {
    text: 'const words = `\n- Tree\n- Say "moo", cow\n- Hen\n`;',
    items: ['Tree', 'Say "moo", cow', 'Hen'],
  },
  'lines in a text of Python': { text: 'WORDS = """\nTree\nCow\n"""', items: ['Tree', 'Cow'] },
  'words with names of emoji': {
    text: "const farm = ['Red :cow:', ':old_hen:'];\nconst wood = [['Tree'], ['Owl']];",
    items: ['Red :cow:', ':old_hen:', 'Tree', 'Owl'],
  },
  'texts with keys': {
    text: '/* Ours */\n"a.tree" = "A tree";\n"a.cow" = "A cow, red";',
    items: ['A tree', 'A cow, red'],
  },
  'texts with keys from the middle of an object': {
    text: '  "tree": "A tree",\n  "cow": "A cow",',
    items: ['A tree', 'A cow'],
  },
  'words with keys in a field': {
    text: '{"title":"Ours","calls":{"one":"Tree","two":"Cow","three":"Hen","four":"Pig"}}',
    items: ['Tree', 'Cow', 'Hen', 'Pig'],
    leftOut: ['Ours'],
  },
  'words with keys of JavaScript': {
    text: 'module.exports = {\n  "tree": "A tree",\n  "cow": "A cow",\n  "hen": "A hen",\n  "pig": "A pig"\n}',
    items: ['A tree', 'A cow', 'A hen', 'A pig'],
  },
  'names of the lists below them': {
    text: "export const places = [\n  { name: 'farm', text2: 'Down on the farm' },\n  { name: 'wood', text2: 'In the wood' },\n]\nexport const words: Record<string, string[]> = {\n  farm: ['Cow', 'Hen', 'Pig'],\n  wood: ['Oak', 'Ash', 'Elm'],\n}",
    items: ['Cow', 'Hen', 'Pig', 'Oak', 'Ash', 'Elm'],
    leftOut: ['Down on the farm', 'In the wood'],
    parts: ['farm', 'wood'],
  },
  'words and weights in rows of Python': {
    text: 'GOALS = [\n    ("A tree", 3),\n    ("A cow", 1),  # rare\n]',
    items: ['A tree', 'A cow'],
    leftOut: ['3, 1'],
  },
  'a list of Python with a comma too few, and calls': {
    text: 'import tk\n\nroot.title("Ours")\nwords = ["Tree", "Cow"\n         "Hen", "Pig"]\nlabel(font=("Sans", 10, "bold"))',
    items: ['Tree', 'Cow', 'Hen', 'Pig'],
  },
  'goals with other things of a program': {
    text: "export const GOALS = [\n  { text: 'A tree', icon: Leaf },\n  { text: 'A cow', icon: Horn, done: false },\n]",
    items: ['A tree', 'A cow'],
  },
  'a list in a function': {
    text: 'function words() {\n  var all = [\n    "A tree",\n    "A cow",\n  ]\n  on("click", function () { go("A hen") })\n  return all\n}',
    items: ['A tree', 'A cow'],
  },
  'a list of one word beside another': {
    text: 'const FREE = ["A hen"];\nconst WORDS = ["A tree", "A cow"];',
    items: ['A hen', 'A tree', 'A cow'],
  },
  'JSON that was cut off': {
    text: '[{"name": "A tree"},\n {"name": "A cow"},\n {"name": "A hen"}',
    items: ['A tree', 'A cow', 'A hen'],
  },
  'words and names of pictures': {
    text: 'const words = ["A tree", "A cow"];\nconst images = ["a.jpg", "b.webp"];',
    items: ['A tree', 'A cow'],
    leftOut: ['a.jpg, b.webp'],
  },
  'words with pictures, addresses and emoji': {
    text: '[{"key":"t","label":"A tree","icon":"🌳","src":"img/tree.png","url":"https://a.example/1"},{"key":"c","label":"A cow","icon":"🐄","src":"img/cow.png","url":"https://a.example/2"}]',
    items: ['A tree', 'A cow'],
    leftOut: ['🌳, 🐄', 'img/tree.png, img/cow.png', 'https://a.example/1, https://a.example/2'],
    parts: ['key', 'label'],
  },
  'named cards of many squares': {
    text: JSON.stringify({
      farm: { id: 'farm', name: 'Farm', data: [...'abc'].map((row) => [`${row} 1`, `${row} 2`, `${row} 3`]) },
      wood: { id: 'wood', name: 'Wood', data: [...'xyz'].map((row) => [`${row} 1`, `${row} 2`, `${row} 3`]) },
    }),
    items: [...'abcxyz'].flatMap((row) => [`${row} 1`, `${row} 2`, `${row} 3`]),
    leftOut: ['farm', 'wood'],
    parts: ['Farm', 'Wood'],
  },
  'a version before lists of goals': {
    text: 'var list = ["v7", [{"name":"A tree"}], [{"name":"A cow"}]];',
    items: ['A tree', 'A cow'],
    leftOut: ['v7'],
  },
  'words, and their categories once more': {
    text: '{"words":[{"word":"Tree","category":"Wood"},{"word":"Cow","category":"Farm"}],"categories":["Wood","Farm"]}',
    items: ['Tree', 'Cow'],
    parts: ['category', 'word'],
  },
  'goals beside empty ones': {
    text: '{"cards":{"1":{"a":"","b":""},"2":{"a":"","b":""}},"goals":["A tree","A cow"]}',
    items: ['A tree', 'A cow'],
  },
  'a comma at the end of each row': {
    text: 'Tree,Baum,\nCow,Kuh,\nHen,Huhn,',
    items: ['Tree', 'Baum', 'Cow', 'Kuh', 'Hen', 'Huhn'],
    parts: ['1', '2'],
  },
  'a table of a database': {
    text: '+----+------+\n| id | text |\n+----+------+\n|  1 | Tree |\n|  2 | Cow  |\n+----+------+',
    items: ['Tree', 'Cow'],
    leftOut: ['id', 'text', '1, 2'],
  },
  'columns of blanks with rules': {
    text: 'Tree        Old cow     Hen\n-----------------------------\nPig         Barn        Red lake',
    items: ['Tree', 'Old cow', 'Hen', 'Pig', 'Barn', 'Red lake'],
    parts: ['1', '2', '3'],
  },
  'arrays of TOML': {
    text: 'title = "Ours" # old\n\n[words]\nfarm = ["Cow", "Hen"]\nwood = [\n  "Oak",\n]',
    items: ['Cow', 'Hen', 'Oak'],
  },
  'a call list: numbers on lines of their own': {
    text: 'Call these at random\n1\n2\n3\nTree\nCow\nHen',
    items: ['Tree', 'Cow', 'Hen'],
    leftOut: ['Call these at random'],
  },
  'a number on the line before each word': {
    text: '1\nTree\n2\nCow\n3\nHen',
    items: ['Tree', 'Cow', 'Hen'],
  },
}
