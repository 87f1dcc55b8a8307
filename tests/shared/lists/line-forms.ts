import type { Form } from './forms.ts'

/** Made-up miniatures of lists in lines, with headings, marks and sentences around them. */
export const LINE_FORMS: Form[] = [
  {
    name: 'some lines above bullets',
    text: 'Ours\nFor Friday\n\n- Tree\n- Cow\n- Hen',
    items: ['Tree', 'Cow', 'Hen'],
    leftOut: ['Ours', 'For Friday'],
  },
  {
    name: 'headings in capitals',
    text: 'PLANTS\nOak\nAsh\n\nANIMALS\nCow\nHen',
    items: ['Oak', 'Ash', 'Cow', 'Hen'],
    leftOut: ['PLANTS', 'ANIMALS'],
    parts: ['ANIMALS', 'PLANTS'],
  },
  {
    name: 'sentences around bullets',
    text: 'Look for these.\nWho has all of them?\nHere they are\n\n- Tree\n- Cow\n- Hen\n- Pig\n- Owl\n\nHave fun.',
    items: ['Tree', 'Cow', 'Hen', 'Pig', 'Owl'],
    leftOut: ['Look for these.', 'Who has all of them?', 'Here they are', 'Have fun.'],
  },
  {
    name: 'notes behind dashes',
    text: 'Tree -- an old one\nCow --\nHen -- white -- or not',
    items: ['Tree', 'Cow', 'Hen'],
    leftOut: ['an old one', 'white -- or not'],
  },
  {
    name: 'a list of LaTeX',
    text: '\\begin{itemize}\n  \\item Tree\n  \\item Cow\n\\end{itemize}',
    items: ['Tree', 'Cow'],
  },
  {
    name: 'a document of LaTeX',
    text: '\\documentclass{article}\n\\usepackage[utf8]{inputenc}\n\\begin{document}\n\\section*{Farm}\n\\begin{enumerate}\n\\item \\textbf{Cow} \\& calf % old\n\\item \\emph{Hen}, 50\\% off\n\\item Pig\n\\end{enumerate}\n\\end{document}',
    items: ['Cow & calf', 'Hen, 50% off', 'Pig'],
    leftOut: ['Farm'],
  },
  {
    name: 'bold words and links of Markdown in items',
    text: '- **Old** tree\n- A [cow](https://a.example/cow)\n- ~~Hen~~',
    items: ['Old tree', 'A cow', 'Hen'],
  },
  {
    name: 'lists in the items of a list',
    text: '- **Farm:**\n  - Cow\n  - Hen\n- Wood:\n  - Oak\n  - Owl',
    items: ['Cow', 'Hen', 'Oak', 'Owl'],
    leftOut: ['Farm:', 'Wood:'],
    parts: ['Farm', 'Wood'],
  },
  { name: 'bullets on some lines', text: 'Tree\nCow\nHen\n• Pig', items: ['Tree', 'Cow', 'Hen', 'Pig'] },
  { name: 'a rule between lines', text: 'Tree\nCow\n-----\nHen', items: ['Tree', 'Cow', 'Hen'] },
  { name: 'rules between all lines', text: 'Tree\n---\nCow\n---\nHen', items: ['Tree', 'Cow', 'Hen'] },
  {
    name: 'rules and blank lines between all lines',
    text: 'Tree\n\n---\n\nCow\n\n---\n\nHen',
    items: ['Tree', 'Cow', 'Hen'],
  },
  { name: 'a rule below the last line', text: 'Tree\nCow\n\nHen\n---', items: ['Tree', 'Cow', 'Hen'] },
  {
    name: 'titles between rules above bullets',
    text: '---\nOurs\nFor May\n---\n- Tree\n- Cow\n- Hen',
    items: ['Tree', 'Cow', 'Hen'],
    leftOut: ['Ours', 'For May'],
  },
  { name: 'numbers and checkboxes', text: '1. [ ] Tree\n1. [x] Cow', items: ['Tree', 'Cow'] },
  { name: 'a bullet without words', text: '- Tree\n- Cow\n-', items: ['Tree', 'Cow'] },
  { name: 'numbers and a dash', text: '1 - Tree\n2 - Cow\n3 - Hen', items: ['Tree', 'Cow', 'Hen'] },
  { name: 'numbers in circles', text: '①犬\n② 猫', items: ['犬', '猫'] },
  { name: 'wide numbers', text: '１．犬\n２．猫', items: ['犬', '猫'] },
  { name: 'Arabic numbers', text: '١. كلب\n٢. قطة', items: ['كلب', 'قطة'] },
  { name: 'Cyrillic letters', text: 'а) Дуб\nб) Кот', items: ['Дуб', 'Кот'] },
  { name: 'quoted mail', text: '> Tree\n> Cow', items: ['Tree', 'Cow'] },
  { name: 'bars in one line', text: 'Tree | Old cow | Hen', items: ['Tree', 'Old cow', 'Hen'] },
  { name: 'bullets in one line', text: 'Tree • Old cow • Hen', items: ['Tree', 'Old cow', 'Hen'] },
]
