import type { Form } from './forms.ts'

/** Small made-up examples of lists in programs, their data and other files. */
export const DATA_FORMS: Record<string, Form> = {
  'goals with tags': {
    text: '[{"name":"A tree","types":["wood","old"]},{"name":"A cow","types":["farm"]}]',
    items: ['A tree', 'A cow'],
    parts: ['name', 'types'],
  },
  'words with lists that no heading names': {
    text: "[\n  { id: 1, value: 'Tree', hints: ['wood', 'leaf'] },\n  { id: 2, value: 'Cow', hints: [] },\n]",
    items: ['Tree', 'Cow'],
    leftOut: ['1, 2'],
    parts: ['hints', 'value'],
  },
  'goals with lists of hints that are all different': {
    text: '[{"goal":"Swim","hints":["lake","sea"]},{"goal":"Run","hints":["hill","road"]}]',
    items: ['Swim', 'Run'],
    parts: ['goal', 'hints'],
  },
  'names with an author each': {
    text: '[{"name":"Swim","by":{"name":"Ann","from":"Rome"}},{"name":"Run","by":{"name":"Mo","from":"Oslo"}}]',
    items: ['Swim', 'Run'],
    leftOut: ['Ann', 'Rome', 'Mo', 'Oslo'],
  },
  'weeks with goals': {
    text: '[{"title":"Week 1","questions":[{"q":"Swim"},{"q":"Dive"}]},{"title":"Week 2","questions":[{"q":"Run"},{"q":"Walk"}]}]',
    items: ['Swim', 'Dive', 'Run', 'Walk'],
    parts: ['Week 1', 'Week 2'],
  },
  'lists of words with an author each, by their difficulty': {
    text: '{"easy":[{"word":"Swim","by":"Ann"},{"word":"Dive","by":"Mo"}],"hard":[{"word":"Run","by":"Cy"},{"word":"Walk","by":"Di"}]}',
    items: ['Swim', 'Dive', 'Run', 'Walk'],
    leftOut: ['Cy', 'Di'],
    parts: ['by', 'easy', 'hard'],
  },
  'topics with lists of plain words': {
    text: '[{"name":"Water","list":["Swim","Dive"]},{"name":"Land","list":["Run","Walk"]}]',
    items: ['Swim', 'Dive', 'Run', 'Walk'],
    parts: ['Land', 'Water'],
  },
  'a named list of categories': {
    text: '[{"name":"Ours","by":"Mo","categories":[{"name":"Water","items":["Swim","Dive"]}]}]',
    items: ['Swim', 'Dive'],
    leftOut: ['Water', 'Ours', 'Mo'],
  },
  'questions with answers to choose from': {
    text: '[{"question":"Who barks?","options":["Dog","Cat","Cow"]},{"question":"Who moos?","options":["Hen","Cow","Owl"]}]',
    items: ['Who barks?', 'Who moos?'],
    parts: ['options', 'question'],
  },
  'titles with descriptions': {
    text: JSON.stringify(
      ['Old tree', 'Red cow', 'Hen'].map((short) => ({
        short,
        long: `Look for it on the farm and in the wood, also behind the barn: ${short}`,
      })),
    ),
    items: ['Old tree', 'Red cow', 'Hen'],
    parts: ['long', 'short'],
  },
  'names with underscores, and titles': {
    text: '[{"name":"old_tree","title":"Old tree"},{"name":"red_cow","title":"Red cow"},{"name":"hen","title":"Hen"}]',
    items: ['Old tree', 'Red cow', 'Hen'],
    parts: ['name', 'title'],
  },
  'names of lists in settings': {
    text: '{"goals":{"easy":["Swim","Dive"],"hard":["Run","Walk"]},"counts":{"easy":3,"hard":2},"general":["easy"]}',
    items: ['Swim', 'Dive', 'Run', 'Walk'],
    leftOut: ['3, 2'],
    parts: ['easy', 'hard'],
  },
  'a column with the same name in every row': {
    text: 'name,title\nOurs,Tree\nOurs,Cow\nOurs,Hen',
    items: ['Tree', 'Cow', 'Hen'],
    leftOut: ['name', 'title'],
    parts: ['name', 'title'],
  },
  'a vocabulary of Chinese': {
    text: '詞彙,拼音,主題\n牛,niú,農場\n雞,jī,農場\n樹,shù,森林',
    items: ['牛', '雞', '樹'],
    leftOut: ['詞彙', '拼音', '主題'],
    parts: ['主題', '拼音', '詞彙'],
  },
  'what someone does, in YAML': {
    text: 'Party bingo:\n- Bob: sings\n- Cake\n- Ann: cries\n- Balloon',
    items: ['Bob: sings', 'Cake', 'Ann: cries', 'Balloon'],
    leftOut: ['Party bingo:'],
  },
  'two lists of Python on a line each, and code': {
    text: "a = ['Tree', 'Cow']\nb = ['Dog', \"it's\"]  # it's ours\nfor x in a:\n  print(x)",
    items: ['Tree', 'Cow', 'Dog', "it's"],
  },
  'words that a program puts together': {
    text: "a = ['Tree', 'Cow']\nb = ['Dog', 'Old ' +\n  'cat', 'Hen']",
    items: ['Tree', 'Cow', 'Dog', 'Old cat', 'Hen'],
  },
  'goals by name': {
    text: '{"1":{"title":"A tree","points":5},"b":{"title":"A cow","points":3}}',
    items: ['A tree', 'A cow'],
    leftOut: ['5, 3', 'b'],
  },
  'squares in rows of a named card': {
    text: '{"cards":[{"name":"Ours","rows":[[{"value":"Tree"},{"value":"Cow"}],[{"value":"Hen"},{"value":"Pig"}]]}]}',
    items: ['Tree', 'Cow', 'Hen', 'Pig'],
    leftOut: ['Ours'],
  },
  'words and the numbers of marked ones': {
    text: '{"squares":["A tree","A cow"],"marked":[0,3]}',
    items: ['A tree', 'A cow'],
    leftOut: ['0, 3'],
  },
  'deep YAML': {
    text: 'people:\n  Anna:\n    items:\n      - text: "A tree"\n        done: null\n      - text: "A hen"\n  Tom:\n    items:\n      - text: "A cow"\n        done: null',
    items: ['A tree', 'A hen', 'A cow'],
    parts: ['Anna', 'Tom'],
  },
  'a list of goals by difficulty, with code': {
    text: 'var list = [];\nlist["info"] = {version: "v1"};\nlist[1] = [\n{ name: "A tree", types: ["wood"] },\n];\nlist[2] = [\n{ name: "A cow", types: ["farm", "old"] },\n];\n$(function() { go(list[1]); });',
    items: ['A tree', 'A cow'],
    parts: ['name', 'types'],
  },
  'a module with code around a list': {
    text: "import type { Item } from './types'\n\nexport const ITEMS: Item[] = [\n  { text: 'A tree' },\n  { text: 'A cow' },\n] as Item[]\n\nexport const SIZES = [3, 5]\n\nexport function any() {\n  return ITEMS[0]\n}",
    items: ['A tree', 'A cow'],
  },
  'lists in constants, and a list of them': {
    text: "var trees = {\n  title: 'Trees',\n  options: ['Oak', 'Ash'],\n};\nvar cows = { title: 'Cows', options: ['Red', 'Black'] };\nvar all = [trees, cows];",
    items: ['Oak', 'Ash', 'Red', 'Black'],
    parts: ['Cows', 'Trees'],
  },
  'a list of Python with comments': {
    text: 'import random\n\nwords = [\n    "A tree",  # old\n    # farm\n    "A cow"]\n',
    items: ['A tree', 'A cow'],
  },
  'lines of an array with comments': {
    text: "  'A tree', // old\n  // farm\n  'It\\'s a cow',",
    items: ['A tree', "It's a cow"],
  },
  'objects from the middle of an array': {
    text: '  { text: "A tree" },\n  { text: "A cow" },',
    items: ['A tree', 'A cow'],
  },
  'objects without a comma between them': {
    text: '[\n  {"goal": "A tree"}\n  {"goal": "A cow"}\n]',
    items: ['A tree', 'A cow'],
  },
  'a free space among words': {
    text: '["Tree", "FREE SPACE", "Cow"]',
    items: ['Tree', 'Cow'],
    leftOut: ['FREE SPACE'],
  },
  'words with emoji': {
    text: 'const items = [\n  ["A tree", "🌳"],\n  ["A cow", "🐄"],\n];',
    items: ['A tree', 'A cow'],
    leftOut: ['🌳, 🐄'],
  },
  'goals by name, beside settings': {
    text: '{"most":{"wood":{"n":1},"farm":{"n":2}},"a":{"Desc":"A tree","Types":["wood","old"]},"b":{"Desc":"A cow","Types":["farm","wood"]}}',
    items: ['A tree', 'A cow'],
    leftOut: ['1, 2', 'a', 'b'],
    parts: ['Desc', 'Types'],
  },
  'words with what is said about each': {
    text: '{"A tree": "old", "A red cow": "from the farm", "Hen": true}',
    items: ['A tree', 'A red cow', 'Hen'],
    leftOut: ['old', 'from the farm'],
  },
  'a table of Japanese with a column of names': {
    text: '名前,タグ,完了\n犬が吠える,家,Yes\n声が聞こえない,会議,No',
    items: ['犬が吠える', '声が聞こえない'],
    leftOut: ['名前', 'タグ', '完了'],
    parts: ['名前', 'タグ', '完了'],
  },
  'answers of a form, with times': {
    text: '"Zeit","Was passiert?"\n"2026/05/12 10:15:32 AM GMT+2","Hund bellt"\n"2026/05/12 10:16:01 AM GMT+2","Montag, schon wieder"',
    items: ['Hund bellt', 'Montag, schon wieder'],
    leftOut: ['Zeit', 'Was passiert?', '2026/05/12 10:15:32 AM GMT+2, 2026/05/12 10:16:01 AM GMT+2'],
  },
  'words without quotation marks': { text: '[Tree, Old cow]', items: ['Tree', 'Old cow'] },
  'breaks and blanks of pages': {
    text: '["Old<br>tree","Red&nbsp;cow"]',
    items: ['Old tree', 'Red cow'],
  },
  'levels and goals between bars': {
    text: '1|A tree\n1|A cow\n2|A hen',
    items: ['A tree', 'A cow', 'A hen'],
    leftOut: ['1, 1, 2'],
  },
  'a grid between bars': {
    text: 'Tree | Cow | Hen\nBarn | Lake | Pig',
    items: ['Tree', 'Cow', 'Hen', 'Barn', 'Lake', 'Pig'],
    parts: ['1', '2', '3'],
  },
  'commas without a blank, not as many in each row': {
    text: 'Tree,wood\nCow,farm,old',
    items: ['Tree', 'wood', 'Cow', 'farm', 'old'],
    parts: ['1', '2', '3'],
  },
  'words and columns that no heading names': {
    text: 'word, seen as\n"Tree", "a plant"\n"Cow", "an animal"',
    items: ['Tree', 'Cow'],
    leftOut: ['word', 'seen as'],
    parts: ['word', 'seen as'],
  },
  'semicolons with tabs': {
    text: 'text;odds\nA tree;\t1\nA cow; 2',
    items: ['A tree', 'A cow'],
    leftOut: ['text', 'odds', '1, 2'],
  },
  'a heading that is no word beside known ones': {
    text: '☂\tprob\tgoal\nx\t\tA tree\n\t\tA cow\nx\t0.5\tA hen',
    items: ['A tree', 'A cow', 'A hen'],
    leftOut: ['☂', 'prob', 'goal', '0.5'],
    parts: ['goal', '☂'],
  },
  'a number behind a comma': { text: 'Tree, 1\nCow, 2', items: ['Tree', 'Cow'], leftOut: ['1, 2'] },
  'a number before each word': { text: '1,Tree\n2,Cow', items: ['Tree', 'Cow'], leftOut: ['1, 2'] },
  'a table of Markdown among text': {
    text: '# Ours\n\n| A | B |\n|---|---|\n| **C** | D |\n\nHave fun!',
    items: ['A', 'B', 'C', 'D'],
    leftOut: ['# Ours', 'Have fun!'],
    parts: ['1', '2'],
  },
  'a column with its heading': {
    text: 'Phrases\nTree\nCow',
    items: ['Tree', 'Cow'],
    leftOut: ['Phrases'],
  },
  'a column of CSV': {
    text: 'Goals\nSwim\n"Read, then run"\n"Eat, sleep"\nBee',
    items: ['Swim', 'Read, then run', 'Eat, sleep', 'Bee'],
    leftOut: ['Goals'],
  },
  'a sheet with semicolons in its words': {
    text: 'Dog\tbark;woof\nCat\tmeow;purr\nCow\tmoo;low',
    items: ['Dog', 'bark;woof', 'Cat', 'meow;purr', 'Cow', 'moo;low'],
    parts: ['1', '2'],
  },
  'a table of Markdown without outer bars': {
    text: 'text | weight\n--- | --:\nTree | 1\nCow | 2',
    items: ['Tree', 'Cow'],
    leftOut: ['text', 'weight', '1, 2'],
  },
}
