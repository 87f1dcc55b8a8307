import type { Form } from './forms.ts'

/** Small made-up examples of lists in lines, with headings, bullets and sentences around them. */
export const LINE_FORMS: Record<string, Form> = {
  'some lines above bullets': {
    text: 'Ours\nFor Friday\n\n- Tree\n- Cow\n- Hen',
    items: ['Tree', 'Cow', 'Hen'],
    leftOut: ['Ours', 'For Friday'],
  },
  'headings in capitals': {
    text: 'PLANTS\nOak\nAsh\n\nANIMALS\nCow\nHen',
    items: ['Oak', 'Ash', 'Cow', 'Hen'],
    leftOut: ['PLANTS', 'ANIMALS'],
    parts: ['ANIMALS', 'PLANTS'],
  },
  'sentences around bullets': {
    text: 'Look for these.\nWho has all of them?\nHere they are\n\n- Tree\n- Cow\n- Hen\n- Pig\n- Owl\n\nHave fun.',
    items: ['Tree', 'Cow', 'Hen', 'Pig', 'Owl'],
    leftOut: ['Look for these.', 'Who has all of them?', 'Here they are', 'Have fun.'],
  },
  'notes behind dashes': {
    text: 'Tree -- an old one\nCow --\nHen -- white -- or not',
    items: ['Tree', 'Cow', 'Hen'],
    leftOut: ['an old one', 'white -- or not'],
  },
  'bold words and links of Markdown in items': {
    text: '- **Old** tree\n- A [cow](https://a.example/cow)\n- ~~Hen~~',
    items: ['Old tree', 'A cow', 'Hen'],
  },
  'lists in the items of a list': {
    text: '- **Farm:**\n  - Cow\n  - Hen\n- Wood:\n  - Oak\n  - Owl',
    items: ['Cow', 'Hen', 'Oak', 'Owl'],
    leftOut: ['Farm:', 'Wood:'],
    parts: ['Farm', 'Wood'],
  },
  'bullets on some lines': { text: 'Tree\nCow\nHen\n• Pig', items: ['Tree', 'Cow', 'Hen', 'Pig'] },
  'a rule between lines': { text: 'Tree\nCow\n-----\nHen', items: ['Tree', 'Cow', 'Hen'] },
  'rules between all lines': { text: 'Tree\n---\nCow\n---\nHen', items: ['Tree', 'Cow', 'Hen'] },
  'rules and blank lines between all lines': {
    text: 'Tree\n\n---\n\nCow\n\n---\n\nHen',
    items: ['Tree', 'Cow', 'Hen'],
  },
  'a rule below the last line': { text: 'Tree\nCow\n\nHen\n---', items: ['Tree', 'Cow', 'Hen'] },
  'titles between rules above bullets': {
    text: '---\nOurs\nFor May\n---\n- Tree\n- Cow\n- Hen',
    items: ['Tree', 'Cow', 'Hen'],
    leftOut: ['Ours', 'For May'],
  },
  'an answer with a block of code': {
    text: 'Here it is:\n\n```json\n[\n  "Tree",\n  "Red *cow*",\n  "Hen"\n]\n```\n\nDo you need more?',
    items: ['Tree', 'Red *cow*', 'Hen'],
    leftOut: ['Here it is:', 'Do you need more?'],
  },
  'an answer with a table in a block of code': {
    text: 'Copy this:\n```csv\nNumber,Word\n1,Tree\n2,"Cow, red"\n```',
    items: ['Tree', 'Cow, red'],
    leftOut: ['Number', 'Word', '1, 2', 'Copy this:'],
  },
  'a list with a command below': {
    text: '- Tree\n- Cow\n- Hen\n- Pig\n\n```sh\nnpm start\n```',
    items: ['Tree', 'Cow', 'Hen', 'Pig'],
    leftOut: ['```sh', 'npm start'],
  },
  'a tip with an emoji below bullets': {
    text: '**Farm**\n- Tree\n- Cow\n\n**Wood**\n- Owl\n- Fox\n\n---\n\n✨ Tip: print two.',
    items: ['Tree', 'Cow', 'Owl', 'Fox'],
    leftOut: ['Farm', 'Wood', 'Tip: print two.'],
    parts: ['Farm', 'Wood'],
  },
  'titles of films in italics': {
    text: '1. *Tree*\n2. Someone names *Red Cow*\n3. 2*3*4 hens\n4. A d**n h**k',
    items: ['Tree', 'Someone names Red Cow', '2*3*4 hens', 'A d**n h**k'],
  },
  'names of emoji': { text: ':tree:\nCow\nA :old_hen:\nPig', items: [':tree:', 'Cow', 'A :old_hen:', 'Pig'] },
  'what everyone does, each with a name': {
    text: '- Bob: sings\n- Ann: cries\n- Mo: laughs',
    items: ['Bob: sings', 'Ann: cries', 'Mo: laughs'],
  },
  'what a few do, some of it by the same one': {
    text: '- Bob: sings\n- Ann: cries\n- Bob: laughs\n- Bob: dances',
    items: ['Bob: sings', 'Ann: cries', 'Bob: laughs', 'Bob: dances'],
  },
  'a text below the settings of a page': {
    text: '---\ntitle: "Ours"\nlayout: page\nsquares:\n  - Tree\n  - Cow\n  - Hen\n  - Pig\n---\nWhat we saw on the farm.',
    items: ['Tree', 'Cow', 'Hen', 'Pig'],
    leftOut: ['title: "Ours"', 'layout: page', 'squares:', 'What we saw on the farm.'],
  },
  'a list in a command of LaTeX': {
    text: '\\words{Tree;\nRed cow;\nHen\n}',
    items: ['Tree', 'Red cow', 'Hen'],
  },
  'numbers in one line': {
    text: '1. Tom, Dick 2. Cow 3. Hen 3.5 kg',
    items: ['Tom, Dick', 'Cow', 'Hen 3.5 kg'],
  },
  'numbers in one line that count nothing': {
    text: 'Room 1) and 2) or 4) later, Hall',
    items: ['Room 1) and 2) or 4) later', 'Hall'],
  },
  'numbers that begin with zeros': { text: '01 Tree\n02 Cow\n03 Hen', items: ['Tree', 'Cow', 'Hen'] },
  'checkboxes in one line': { text: '☐ Tree ☐ Cow ☑ Hen', items: ['Tree', 'Cow', 'Hen'] },
  'rows of a card': {
    text: 'Here is your card:\n\nRow 1: Tree, Cow, Hen\nRow 2: Owl, Free Space, Fox\nRow 3: Ape, Bat, Eel\n\nHave fun!',
    items: ['Tree', 'Cow', 'Hen', 'Owl', 'Fox', 'Ape', 'Bat', 'Eel'],
    leftOut: ['Here is your card:', 'Row 1:', 'Row 2:', 'Free Space', 'Row 3:', 'Have fun!'],
    parts: ['Row 1', 'Row 2', 'Row 3'],
  },
  'lists behind bold headings': {
    text: '- **Plants:** Oak | Ash | Fern\n- **Animals**: Cow | Hen | Owl\n- **Stones:** Flint | Chalk',
    items: ['Oak', 'Ash', 'Fern', 'Cow', 'Hen', 'Owl', 'Flint', 'Chalk'],
    leftOut: ['Plants:', 'Animals:', 'Stones:'],
    parts: ['Animals', 'Plants', 'Stones'],
  },
  'what is said below bold words': {
    text: '1. **Dog barks**  \n   Or a cat: any pet.\n2. **Echo**\n   Someone speaks twice.\n\nHave fun!',
    items: ['Dog barks', 'Echo'],
    leftOut: ['Have fun!', 'Or a cat: any pet.', 'Someone speaks twice.'],
  },
  'what is said behind bold words without a mark': {
    text: '**Dog barks** – or a cat\n**Echo:** someone speaks twice',
    items: ['Dog barks', 'Echo'],
    leftOut: ['or a cat', 'someone speaks twice'],
  },
  'rows of a card in Chinese': {
    text: '第1行：狗、猫、牛\n第2行：鸡、猪、羊',
    items: ['狗', '猫', '牛', '鸡', '猪', '羊'],
    leftOut: ['第1行:', '第2行:'],
    parts: ['第1行', '第2行'],
  },
  'numbers of Chinese': { text: '一、狗叫\n二、猫叫\n十一、牛叫', items: ['狗叫', '猫叫', '牛叫'] },
  'numbers in circles, in one line': { text: '①犬が吠える②猫が鳴く', items: ['犬が吠える', '猫が鳴く'] },
  'places on a card, and what stands in the free one': {
    text: 'B1: Dog barks\nI1: Echo\nFree Space (center)',
    items: ['Dog barks', 'Echo'],
    leftOut: ['Free Space (center)'],
  },
  'numbers and checkboxes': { text: '1. [ ] Tree\n1. [x] Cow', items: ['Tree', 'Cow'] },
  'a bullet without words': { text: '- Tree\n- Cow\n-', items: ['Tree', 'Cow'] },
  'numbers and a dash': { text: '1 - Tree\n2 - Cow\n3 - Hen', items: ['Tree', 'Cow', 'Hen'] },
  'numbers from 0 on': { text: '0 Tree\n1 Cow\n2 Hen', items: ['Tree', 'Cow', 'Hen'] },
  'numbers in circles': { text: '①犬\n② 猫', items: ['犬', '猫'] },
  'wide numbers': { text: '１．犬\n２．猫', items: ['犬', '猫'] },
  'Arabic numbers': { text: '١. كلب\n٢. قطة', items: ['كلب', 'قطة'] },
  'Cyrillic letters': { text: 'а) Дуб\nб) Кот', items: ['Дуб', 'Кот'] },
  'columns of blanks in one line': {
    text: 'Tree    Old cow    Hen',
    items: ['Tree', 'Old cow', 'Hen'],
  },
  'a comma at the end of some lines': { text: 'Tree,\nCow\nHen,', items: ['Tree', 'Cow', 'Hen'] },
  'quoted mail': { text: '> Tree\n> Cow', items: ['Tree', 'Cow'] },
  'bars in one line': { text: 'Tree | Old cow | Hen', items: ['Tree', 'Old cow', 'Hen'] },
  'bullets in one line': { text: 'Tree • Old cow • Hen', items: ['Tree', 'Old cow', 'Hen'] },
  'what people wrote in a chat on an iPhone': {
    text: '[12.05.26, 10:15:32] Mo: Der Hund bellt\n[12.05.26, 10:16:01] Ada: Montag, schon wieder\n[12.05.26, 10:17:12] Mo: Echo',
    items: ['Der Hund bellt', 'Montag, schon wieder', 'Echo'],
  },
  'what people wrote in a chat on Android': {
    text: '12/05/2026, 10:15 - Ana: Tela travou\n12/05/2026, 10:16 - Mo: Café, por favor',
    items: ['Tela travou', 'Café, por favor'],
  },
  'what people wrote in a Chinese chat on Android': {
    text: '2026/5/12 上午11:58 - 小明: 猫\n2026/5/12 下午12:03 - 小红: 狗',
    items: ['猫', '狗'],
  },
  'what people wrote in a Japanese chat on an iPhone': {
    text: '[2026/05/12 午前11:58:03] 太郎: 猫\n\u200e[2026/05/12 午後0:03:04] 花子: 犬',
    items: ['猫', '犬'],
  },
  'what people wrote in an Arabic chat': {
    text: '\u200f١٢\u200f/٥\u200f/٢٠٢٦، ١١:٥٨ ص - سامي: قطة\n\u200f١٢\u200f/٥\u200f/٢٠٢٦، ٧:٠٥ م - منى: كلب',
    items: ['قطة', 'كلب'],
  },
  'what people wrote in a Korean chat on Android': {
    text: '2026. 5. 12. 오전 11:58 - 민수: 고양이\n2026. 5. 12. 오후 7:05 - 영희: 개',
    items: ['고양이', '개'],
  },
  'what people wrote in KakaoTalk on a phone': {
    text: '2026년 5월 12일 오전 11:58, 민수 : 고양이\n2026년 5월 12일 오후 7:05, 영희 : 개',
    items: ['고양이', '개'],
  },
  'what people wrote in KakaoTalk on a computer': {
    text: '[민수] [오전 11:58] 고양이\n[영희] [오후 7:05] 개',
    items: ['고양이', '개'],
  },
  'days with their times, and what is where after a comma': {
    text: '24.11.2026 19:30, Hall: Concert\n25.11.2026 20:00, Gym: Volleyball',
    items: ['Hall: Concert', 'Gym: Volleyball'],
    leftOut: ['24.11.2026 19:30, 25.11.2026 20:00'],
  },
  'bold words, with what is said about each': {
    text: 'Here is your list:\n\n1. **Dog barks** – or a cat\n2. **Echo:** always **twice**\n\nMore of them?',
    items: ['Dog barks', 'Echo'],
    leftOut: ['Here is your list:', 'More of them?', 'or a cat', 'always twice'],
  },
  'bullets with tabs below a title': {
    text: 'Ours\n•\tTree\no\tCow\n1.\tHen',
    items: ['Tree', 'Cow', 'Hen'],
    leftOut: ['Ours'],
  },
  'lists by tabs in lists': {
    text: '- Tree\n\t- Oak\n- Bird\n\t- Owl',
    items: ['Tree', 'Oak', 'Bird', 'Owl'],
  },
  'lines behind tabs': { text: 'Tree\n\tOak\nBird\n\tOwl', items: ['Tree', 'Oak', 'Bird', 'Owl'] },
  'sentences with commas behind numbers': {
    text: '1. Red, white\n2. Tom, Dick',
    items: ['Red, white', 'Tom, Dick'],
  },
  'emoji as bullets': { text: '✅ Tree\n✅ Cow', items: ['Tree', 'Cow'] },
  'digits in boxes': { text: '1️⃣ Tree\n2️⃣ Cow', items: ['Tree', 'Cow'] },
  'numbers behind a hash': { text: '#1 Tree\n#2 Cow', items: ['Tree', 'Cow'] },
  'Portuguese ordinals': { text: '1º Café\n2º Sol', items: ['Café', 'Sol'] },
  'Arabic numbers and a dash': { text: '١- كلب\n٢- قطة', items: ['كلب', 'قطة'] },
  'Roman numbers': { text: 'I. Tree\nII. Cow\nIII. Hen', items: ['Tree', 'Cow', 'Hen'] },
  'bullets in quoted mail': { text: '> - Tree\n> - Cow', items: ['Tree', 'Cow'] },
  'links of a wiki': { text: '- [[Tree]]\n- ==Cow==', items: ['Tree', 'Cow'] },
  'German quotation marks': { text: '„Tür“,\n„Haus“', items: ['Tür', 'Haus'] },
  'Japanese quotation marks': { text: '「犬」\n「猫」', items: ['犬', '猫'] },
  'a free space among lines': {
    text: 'Tree\nFREE\nCow\nFree space\nHen',
    items: ['Tree', 'Cow', 'Hen'],
    leftOut: ['FREE', 'Free space'],
  },
  'what people wrote in a chat, below their names': {
    text: 'Mo, [12.05.26 10:15]\nDog barks\n\nAda, [12.05.26 10:16]\nEcho\nOnce more\n\nMo, [12.05.26 10:17]\nHm',
    items: ['Dog barks', 'Echo', 'Once more', 'Hm'],
    leftOut: ['Mo:', 'Ada:', 'Mo:'],
    parts: ['Ada', 'Mo'],
  },
  'a numbered list of a wiki': {
    text: "# [[Oak (tree)|Oak]]\n# '''Ash'''\n# Elm",
    items: ['Oak', 'Ash', 'Elm'],
  },
  'bullets of a wiki': { text: '* Tree\n** Oak\n** __Ash__', items: ['Tree', 'Oak', 'Ash'] },
  'bullets of a forum': { text: '[*] Tree\n[*] Cow', items: ['Tree', 'Cow'] },
  'numbers that a program counts': { text: '#. Tree\n#. Cow', items: ['Tree', 'Cow'] },
  'numbers of a thread': { text: '1/ Tree\n2/ Cow', items: ['Tree', 'Cow'] },
}
