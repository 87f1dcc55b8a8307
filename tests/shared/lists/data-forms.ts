import type { Form } from './forms.ts'

/** Made-up miniatures of lists as programs, their data and other files have them. */
export const DATA_FORMS: Form[] = [
  {
    name: 'levels and goals between bars',
    text: '1|A tree\n1|A cow\n2|A hen',
    items: ['A tree', 'A cow', 'A hen'],
    leftOut: ['1, 1, 2'],
  },
  {
    name: 'semicolons with tabs',
    text: 'text;odds\nA tree;\t1\nA cow; 2',
    items: ['A tree', 'A cow'],
    leftOut: ['text', 'odds', '1, 2'],
  },
  {
    name: 'a heading that is no word beside known ones',
    text: '☂\tprob\tgoal\nx\t\tA tree\n\t\tA cow\nx\t0.5\tA hen',
    items: ['A tree', 'A cow', 'A hen'],
    leftOut: ['☂', 'prob', 'goal', '0.5'],
    parts: ['goal', '☂'],
  },
  { name: 'a number before each word', text: '1,Tree\n2,Cow', items: ['Tree', 'Cow'], leftOut: ['1, 2'] },
  {
    name: 'a table of Markdown among text',
    text: '# Ours\n\n| A | B |\n|---|---|\n| **C** | D |\n\nHave fun!',
    items: ['A', 'B', 'C', 'D'],
    leftOut: ['# Ours', 'Have fun!'],
    parts: ['1', '2'],
  },
  {
    name: 'a column with its heading',
    text: 'Phrase\nTree\nCow',
    items: ['Tree', 'Cow'],
    leftOut: ['Phrase'],
  },
  {
    name: 'some lines above bullets',
    text: 'Ours\nFor Friday\n\n- Tree\n- Cow\n- Hen',
    items: ['Tree', 'Cow', 'Hen'],
    leftOut: ['Ours', 'For Friday'],
  },
  { name: 'a rule between lines', text: 'Tree\nCow\n-----\nHen', items: ['Tree', 'Cow', 'Hen'] },
  { name: 'numbers and a dash', text: '1 - Tree\n2 - Cow\n3 - Hen', items: ['Tree', 'Cow', 'Hen'] },
  { name: 'numbers in circles', text: '①犬\n② 猫', items: ['犬', '猫'] },
  { name: 'wide numbers', text: '１．犬\n２．猫', items: ['犬', '猫'] },
  { name: 'Arabic numbers', text: '١. كلب\n٢. قطة', items: ['كلب', 'قطة'] },
  { name: 'Cyrillic letters', text: 'а) Дуб\nб) Кот', items: ['Дуб', 'Кот'] },
  { name: 'quoted mail', text: '> Tree\n> Cow', items: ['Tree', 'Cow'] },
  { name: 'bars in one line', text: 'Tree | Old cow | Hen', items: ['Tree', 'Old cow', 'Hen'] },
  { name: 'bullets in one line', text: 'Tree • Old cow • Hen', items: ['Tree', 'Old cow', 'Hen'] },
]
