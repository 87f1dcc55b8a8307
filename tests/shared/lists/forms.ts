/** A small made-up example of a form in which people keep bingo lists, with the expected items. */
export interface Form {
  text: string
  items: string[]
  leftOut?: string[]
  /** Other ways to take the items, by name: columns and topics. */
  parts?: string[]
}

const WORDS = ['Dog barks', 'Echo, again', 'You are on mute']
const GERMAN = ['Hund bellt', 'Du bist stumm', 'Tür knallt']
const JAPANESE = ['犬が吠える', '声が聞こえない', '画面が固まる']
const ARABIC = ['ينبح كلب', 'صوتك مكتوم', 'تجمدت الشاشة']

/** Returns the forms that lists in any language can have. */
function formsIn(language: string, words: string[]): Record<string, Form> {
  const [one, two, three] = words as [string, string, string]
  const linesOf = (line: (word: string, at: number) => string) => words.map(line).join('\n')
  const forms: Record<string, Omit<Form, 'items'> & Partial<Form>> = {
    lines: { text: words.join('\n') },
    JSON: { text: JSON.stringify(words) },
    'JSON on lines': { text: JSON.stringify(words, null, 2) },
    'objects with a name': { text: JSON.stringify(words.map((name) => ({ name }))) },
    'lines of an array': { text: words.map((word) => `  ${JSON.stringify(word)}`).join(',\n') },
    JavaScript: { text: `const list = [\n${linesOf((word) => `  '${word}',`)}\n];` },
    YAML: { text: linesOf((word) => `- text: "${word}"\n  marked: null`) },
    bullets: { text: linesOf((word) => `• ${word}`) },
    'bullets of several depths': { text: `    • ${one}\n        ◦ ${two}\n    1. ${three}` },
    'a task list': { text: linesOf((word) => `- [ ] ${word}`) },
    'a task list below a title': {
      text: `Bingo:\n${linesOf((word) => `- [x] ${word}`)}`,
      leftOut: ['Bingo:'],
    },
    numbers: { text: linesOf((word, at) => `${at + 1}. ${word}`) },
    'counted lines': { text: linesOf((word, at) => `${at + 1} ${word}`) },
    'quoted lines': { text: linesOf((word) => `"${word}"`) },
    'commas at the ends': { text: words.join(',\n') },
    'a table of Markdown': {
      text: `| text | weight |\n|---|--:|\n${linesOf((word) => `| ${word} | 1 |`)}`,
      leftOut: ['text', 'weight', '1, 1, 1'],
    },
    'words and weights between semicolons': {
      text: `text;weight\n${linesOf((word) => `${word};1`)}`,
      leftOut: ['text', 'weight', '1, 1, 1'],
    },
    'a spreadsheet with row numbers': {
      text: linesOf((word, at) => `${at + 1}\t${word}\tx${at}`),
      items: words.flatMap((word, at) => [word, `x${at}`]),
      leftOut: ['1, 2, 3'],
      parts: ['2', '3'],
    },
  }
  return Object.fromEntries(
    Object.entries(forms).map(([name, form]) => [`${name}, ${language}`, { items: words, ...form }]),
  )
}

export const FORMS: Record<string, Form> = {
  ...formsIn('English', WORDS),
  ...formsIn('German', GERMAN),
  ...formsIn('Japanese', JAPANESE),
  ...formsIn('Arabic', ARABIC),
  'JSON in one line with commas in its items': {
    text: '["Dog barks","Echo, again"]',
    items: ['Dog barks', 'Echo, again'],
  },
  'a board of goals': { text: '[{"name":"Goal 1"},{"name":"Goal 2"}]', items: ['Goal 1', 'Goal 2'] },
  'lines of JSON': { text: '{"goal":"A tree"}\n{"goal":"A cow"}', items: ['A tree', 'A cow'] },
  'options in an object': { text: '{"options":["A tree","A cow"]}', items: ['A tree', 'A cow'] },
  'topics in an object': {
    text: '{"office":["Mute","Echo"],"home":["Dog","Cat"]}',
    items: ['Mute', 'Echo', 'Dog', 'Cat'],
    parts: ['office', 'home'],
  },
  'topics in a list of objects': {
    text: '[{"topic":"Office","items":["Mute","Echo"]},{"topic":"Home","items":["Dog","Cat"]}]',
    items: ['Mute', 'Echo', 'Dog', 'Cat'],
    parts: ['Office', 'Home'],
  },
  'words with weights in an object': {
    text: '{"A tree": 2, "A cow": 1}',
    items: ['A tree', 'A cow'],
    leftOut: ['2, 1'],
  },
  'words by number in an object': { text: '{"1": "A tree", "2": "A cow"}', items: ['A tree', 'A cow'] },
  'a list of Python': {
    text: "GOALS = [\n    'I can\\'t hear',\n    \"Echo\",\n]",
    items: ["I can't hear", 'Echo'],
  },
  'a tuple of Python': { text: "squares = ('A tree', 'A cow')", items: ['A tree', 'A cow'] },
  'a module': {
    text: "// Ours\nexport default ['A tree', 'A cow', /* last */ 'A barn'];",
    items: ['A tree', 'A cow', 'A barn'],
  },
  'a typed array': {
    text: "export const WORDS: string[] = [\n  'A tree',\n  'A cow',\n]",
    items: ['A tree', 'A cow'],
  },
  'rows of a grid in JSON': {
    text: '[["A","B"],["C","D"]]',
    items: ['A', 'B', 'C', 'D'],
  },
  'topics of YAML': {
    text: 'office:\n  - Mute\n  - Echo\nhome:\n  - Dog\n  - Cat',
    items: ['Mute', 'Echo', 'Dog', 'Cat'],
    leftOut: ['office:', 'home:'],
    parts: ['office', 'home'],
  },
  'topics of Markdown': {
    text: '# Office\n- Mute\n- Echo\n\n# Home\n- Dog\n- Cat',
    items: ['Mute', 'Echo', 'Dog', 'Cat'],
    leftOut: ['Office', 'Home'],
    parts: ['Office', 'Home'],
  },
  'topics with blank lines': {
    text: 'Office\n• Mute\n• Echo\n\nHome\n• Dog\n• Cat',
    items: ['Mute', 'Echo', 'Dog', 'Cat'],
    leftOut: ['Office', 'Home'],
    parts: ['Office', 'Home'],
  },
  'rows of CSV': { text: 'a,b,c\nd,e,f\ng,h,i', items: [...'abcdefghi'], parts: ['1', '2', '3'] },
  'rows of CSV with a heading and numbers': {
    text: 'id,goal,points\n1,A tree,5\n2,A cow,3',
    items: ['A tree', 'A cow'],
    leftOut: ['id', 'goal', 'points', '1, 2', '5, 3'],
  },
  'rows of CSV with groups': {
    text: 'category,item\nOffice,Mute\nOffice,Echo\nHome,Dog\nHome,Cat',
    items: ['Mute', 'Echo', 'Dog', 'Cat'],
    leftOut: ['category', 'item'],
    parts: ['category', 'item'],
  },
  'quoted rows of CSV': {
    text: '"Hello, you","B"\n"C","D"\n"E","F"\n',
    items: ['Hello, you', 'B', 'C', 'D', 'E', 'F'],
    parts: ['1', '2'],
  },
  'a probability and a goal': {
    text: '🎲 prob\tgoal\n0.5\tA tree\n0.1\tA cow',
    items: ['A tree', 'A cow'],
    leftOut: ['🎲 prob', 'goal', '0.5, 0.1'],
  },
  'three rows of a sheet': {
    text: 'a\tb\tc\nd\te\tf\ng\th\ti',
    items: [...'abcdefghi'],
    parts: ['1', '2', '3'],
  },
  'a printed card of a sheet': {
    text: 'Road trip\t\t\t\t\nB\tI\tN\tG\tO\na\tb\tc\td\te\nf\tg\tFREE\th\ti',
    items: [...'abcdefghi'],
    leftOut: ['Road trip', 'B I N G O', 'FREE'],
    parts: ['1', '2', '3', '4', '5'],
  },
  'a sheet with nothing above its row numbers': {
    text: '\tA\tB\n1\tTree\tCow\n2\tHen\tPig',
    items: ['Tree', 'Cow', 'Hen', 'Pig'],
    leftOut: ['A', 'B', '1, 2'],
    parts: ['A', 'B'],
  },
  'cells with breaks': {
    text: 'One\n"Two\nlines"\n"Say ""hi"""',
    items: ['One', 'Two lines', 'Say "hi"'],
  },
  'a line of CSV': { text: '"Hello, world","Two",Three', items: ['Hello, world', 'Two', 'Three'] },
  'a card of numbers': {
    text: '1\t2\t3\n4\t5\t6',
    items: ['1', '2', '3', '4', '5', '6'],
    parts: ['1', '2', '3'],
  },
  'columns with names in capitals': {
    text: 'EASY,VERY HARD\nTree,Cow\nHen,\nPig,MOO',
    items: ['Tree', 'Cow', 'Hen', 'Pig', 'MOO'],
    leftOut: ['EASY', 'VERY HARD'],
    parts: ['EASY', 'VERY HARD'],
  },
  'a card with capitals in its first row': {
    text: 'ASAP,KPI,ROI\nTree,Cow,Hen\nPig,Owl,Dog',
    items: ['ASAP', 'KPI', 'ROI', 'Tree', 'Cow', 'Hen', 'Pig', 'Owl', 'Dog'],
    parts: ['1', '2', '3'],
  },
  'bullets of Word': { text: '·\tA tree\n·\tA cow\no\tA barn', items: ['A tree', 'A cow', 'A barn'] },
  'bullets of a symbol font': { text: '\uf0b7\tA tree\n\uf0b7\tA cow', items: ['A tree', 'A cow'] },
  boxes: { text: '☐ A tree\n☐ A cow\n☑ A barn', items: ['A tree', 'A cow', 'A barn'] },
  'arrows and stars': { text: '→ A tree\n★ A cow\n✓ A barn', items: ['A tree', 'A cow', 'A barn'] },
  'numbers without a blank': { text: '1.Tree\n2.Cow\n3.Barn', items: ['Tree', 'Cow', 'Barn'] },
  'numbers in brackets': { text: '(1) Tree\n(2) Cow', items: ['Tree', 'Cow'] },
  letters: { text: 'a) Tree\nb) Cow', items: ['Tree', 'Cow'] },
  'a heading above bullets': {
    text: 'Meeting bingo\n• Tree\n• Cow\n• Barn',
    items: ['Tree', 'Cow', 'Barn'],
    leftOut: ['Meeting bingo'],
  },
  'a soft break among bullets': {
    text: '• Tree\n• Cow that\nlooks up\n• Barn',
    items: ['Tree', 'Cow that', 'looks up', 'Barn'],
  },
  'a heading above plain lines': {
    text: 'What we may see:\nTree\nCow\nBarn',
    items: ['Tree', 'Cow', 'Barn'],
    leftOut: ['What we may see:'],
  },
  'bold lines': { text: '**Tree**\n**Cow**', items: ['Tree', 'Cow'] },
  'a comment': {
    text: '# seen in May\nTree\nCow\n#blessed',
    items: ['Tree', 'Cow', '#blessed'],
    leftOut: ['seen in May'],
  },
  'hidden characters': { text: '\ufeffTree\u200b\n\u2060Cow', items: ['Tree', 'Cow'] },
  'commas, not between digits': {
    text: 'Walk 10,000 steps, Sing',
    items: ['Walk 10,000 steps', 'Sing'],
  },
  semicolons: { text: 'Well, actually; No', items: ['Well, actually', 'No'] },
  slashes: { text: 'Tree / Cow / and/or', items: ['Tree', 'Cow', 'and/or'] },
  'commas of other scripts': { text: '一、二，三', items: ['一', '二', '三'] },
  'Arabic commas': { text: 'كلب، قطة، بقرة', items: ['كلب', 'قطة', 'بقرة'] },
}
