import type { Form } from './forms.ts'

const MEETING =
  'Name\tFirst Join\tIn-Meeting Duration\tEmail\tRole\nAnn Lee\t5/12/26, 9:58:10 AM\t33m 10s\tann@a.example\tOrganizer\nMo Ali (Guest)\t5/12/26, 9:59:01 AM\t32m 1s\t\tPresenter'
const CARDS = [
  {
    id: '6021',
    closed: false,
    desc: 'Mo has one',
    idList: 'l1',
    labels: [{ name: 'Funny' }],
    name: 'Dog barks',
  },
  { id: '6022', closed: true, desc: '', idList: 'l1', labels: [], name: 'Old one' },
  { id: '6023', closed: false, desc: '', idList: 'l2', labels: [], name: 'Echo, again' },
  { id: '6024', closed: false, desc: '', idList: 'l2', labels: [], name: 'You are on mute' },
]

/** Small made-up examples of what chats, meetings, schools and boards export or copy. */
export const APP_FORMS: Record<string, Form> = {
  'a playlist, M3U': {
    text: '#EXTM3U\n#PLAYLIST:Ours\n#EXTINF:123,Mo - Tree\nMusic/tree of mo.mp3\n#EXTINF:-1 tvg-id="a",Cow, again\nhttp://bingo.example/cow',
    items: ['Mo - Tree', 'Cow, again'],
    leftOut: ['#EXTM3U', '#PLAYLIST:Ours', 'Music/tree of mo.mp3', 'http://bingo.example/cow'],
  },
  'a playlist, PLS': {
    text: '[playlist]\nFile1=Music/tree.mp3\nTitle1=Tree\nLength1=123\nFile2=Music/cow.mp3\nTitle2=Cow, again\nLength2=201\nVersion=2',
    items: ['Tree', 'Cow, again'],
    leftOut: [
      '[playlist]',
      'File1=Music/tree.mp3',
      'Length1=123',
      'File2=Music/cow.mp3',
      'Length2=201',
      'Version=2',
    ],
  },
  'tracks with their times': {
    text: '0:00 Tree\n03:25 Cow, again\n1:07:10 - Hen',
    items: ['Tree', 'Cow, again', 'Hen'],
  },
  'lyrics with times': {
    text: '[ti:Farm]\n[ar:Mo]\n[00:12.00]Tree\n[00:15.30][00:45.30]Cow, again',
    items: ['Tree', 'Cow, again'],
    leftOut: ['[ti:Farm]', '[ar:Mo]'],
  },
  subtitles: {
    text: '1\n00:00:01,000 --> 00:00:03,000\nTree\n\n2\n00:00:04,000 --> 00:00:06,000\nCow, again',
    items: ['Tree', 'Cow, again'],
    leftOut: ['1', '00:00:01,000 --> 00:00:03,000', '2', '00:00:04,000 --> 00:00:06,000'],
  },
  contacts: {
    text: 'BEGIN:VCARD\nVERSION:3.0\nN:Ali;Mo;;;\nFN:Mo Ali\nEND:VCARD\nBEGIN:VCARD\nVERSION:3.0\nFN;CHARSET=UTF-8:Ada Li\\, jr.\nEND:VCARD',
    items: ['Mo Ali', 'Ada Li, jr.'],
    leftOut: [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Ali;Mo;;;',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:3.0',
      'END:VCARD',
    ],
  },
  'a calendar': {
    text: 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Tree\nEND:VEVENT\nBEGIN:VEVENT\nUID:2\nSUMMARY;LANGUAGE=en:Cow\\, ag\n ain\nEND:VEVENT\nEND:VCALENDAR',
    items: ['Tree', 'Cow, again'],
    leftOut: [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:1',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:2',
      'END:VEVENT',
      'END:VCALENDAR',
    ],
  },
  'a list of LaTeX': {
    text: '\\begin{itemize}\n  \\item Tree\n  \\item Cow, again\n  \\item Hen\n\\end{itemize}',
    items: ['Tree', 'Cow, again', 'Hen'],
    leftOut: ['\\begin{itemize}', '\\end{itemize}'],
  },
  'numbered lines of a settings file': {
    text: '[words]\n1 = Tree\n2 = Cow, again\n3 = Hen',
    items: ['Tree', 'Cow, again', 'Hen'],
    leftOut: ['[words]'],
  },
  'messages of Discord': {
    text: 'mo — Today at 20:14\nDog barks\nEcho\n[20:15]Once more\nada — 12/05/2026\nMute, Mo',
    items: ['Dog barks', 'Echo', 'Once more', 'Mute, Mo'],
    leftOut: ['mo:', 'ada:'],
    parts: ['ada', 'mo'],
  },
  'messages of Discord with names on lines of their own': {
    text: 'mo\n — \nheute um 20:14 Uhr\nHund bellt\nada\n — \n12.05.26, 20:16\nMontag, 8:00',
    items: ['Hund bellt', 'Montag, 8:00'],
    leftOut: ['mo:', 'ada:'],
  },
  'messages of Slack': {
    text: 'Mo Ali\n  10:14 AM \nDog barks\n10:15\nEcho\n\nAda  [10:16 AM]\nMute',
    items: ['Dog barks', 'Echo', 'Mute'],
    leftOut: ['Mo Ali:', 'Ada:'],
    parts: ['Ada', 'Mo Ali'],
  },
  'messages of a meeting': {
    text: '10:14:02 From Mo Ali to Everyone: Dog barks\n10:15:09\t From  Ada : Echo, again',
    items: ['Dog barks', 'Echo, again'],
  },
  'messages beside the recording of a meeting': {
    text: '00:58:04\tMo Ali:\tDog barks\n01:02:09\tAda:\tEcho, again\n01:02:30\tMo Ali:\tMute',
    items: ['Dog barks', 'Echo, again', 'Mute'],
    leftOut: ['00:58:04, 01:02:09, 01:02:30'],
    parts: ['2', '3'],
  },
  'cards of Anki': {
    text: '#separator:tab\n#html:true\n#tags column:3\ndog\tperro\t\ncat\tgato\t\ncow\tvaca\t',
    items: ['dog', 'perro', 'cat', 'gato', 'cow', 'vaca'],
    parts: ['1', '2'],
  },
  'songs of Exportify': {
    text: '"Track URI","Track Name","Album Name","Artist Name(s)","Duration (ms)"\n"spotify:track:1","Hello","25","Adele","295502"\n"spotify:track:2","Hey, you","Two","Lee,Mo","201000"',
    items: ['Hello', 'Hey, you'],
    leftOut: [
      ...['Track URI', 'Track Name', 'Album Name', 'Artist Name(s)', 'Duration (ms)'],
      '295502, 201000',
    ],
    parts: ['Album Name', 'Artist Name(s)', 'Track Name', 'Track URI'],
  },
  'songs of TuneMyMusic': {
    text: 'Track name,Artist name,Album\nHello,Adele,25\nHey,Mo,Two\nHi,Lee,Three',
    items: ['Hello', 'Hey', 'Hi'],
    leftOut: ['Track name', 'Artist name', 'Album'],
    parts: ['Album', 'Artist name', 'Track name'],
  },
  'who an email goes to': {
    text: 'Lee, Ann <ann@school.example>; Ali, Mo <mo@school.example>; Eve <eve@school.example>',
    items: ['Lee, Ann', 'Ali, Mo', 'Eve'],
  },
  'a class with addresses': {
    text: 'Name,Email\nAnn Lee,ann@school.example\nMo Ali,mo@school.example',
    items: ['Ann Lee', 'Mo Ali'],
    leftOut: ['Name', 'Email', 'ann@school.example, mo@school.example'],
  },
  'a class with marks': {
    text: 'Last Name,First Name,Email Address,Essay\nLee,Ann,ann@school.example,10\nAli,Mo,mo@school.example,',
    items: ['Ann', 'Mo'],
    leftOut: [
      'Last Name',
      'First Name',
      'Email Address',
      'Essay',
      'ann@school.example, mo@school.example',
      '10',
    ],
    parts: ['First Name', 'Last Name'],
  },
  'a class of a German school': {
    text: 'Nachname;Vorname;Klasse\nMaier;Anna;7b\nAli;Mo;7b',
    items: ['Anna', 'Mo'],
    leftOut: ['Nachname', 'Vorname', 'Klasse'],
    parts: ['Klasse', 'Nachname', 'Vorname'],
  },
  'a class of an English school': {
    text: 'Surname,Forename,Form\nLee,Ann,7b\nAli,Mo,7b',
    items: ['Ann', 'Mo'],
    leftOut: ['Surname', 'Forename', 'Form'],
    parts: ['Forename', 'Form', 'Surname'],
  },
  'people of a meeting below what it was, and what they did': {
    text: `1. Summary\nMeeting title\tWeekly\nStart time\t5/12/26, 9:58:01 AM\n\n2. Participants\n${MEETING}\n\n3. Activities\nName\tJoin Time\nAnn Lee\t5/12/26, 9:58:10 AM`,
    items: ['Ann Lee', 'Mo Ali (Guest)'],
    leftOut: [
      '1. Summary',
      'Meeting title Weekly',
      'Start time 5/12/26, 9:58:01 AM',
      '2. Participants',
      '3. Activities',
      'Name Join Time',
      'Ann Lee 5/12/26, 9:58:10 AM',
      ...['Name', 'First Join', 'In-Meeting Duration', 'Email', 'Role'],
      '5/12/26, 9:58:10 AM, 5/12/26, 9:59:01 AM',
      'ann@a.example',
    ],
    parts: ['In-Meeting Duration', 'Name', 'Role'],
  },
  'people of a meeting with their first names for it': {
    text: 'Meeting ID,Topic,User Email\n812 34,Weekly,ann@a.example\n\nName (Original Name),User Email,Guest\nAnn Lee,ann@a.example,No\nMo Ali (mo),,Yes\nEve,,Yes',
    items: ['Ann Lee', 'Mo Ali (mo)', 'Eve'],
    leftOut: [
      'Meeting ID Topic User Email',
      '812 34 Weekly ann@a.example',
      ...['Name (Original Name)', 'User Email', 'Guest', 'ann@a.example'],
    ],
    parts: ['Guest', 'Name (Original Name)'],
  },
  'a board of Trello': {
    text: JSON.stringify({
      name: 'Ours',
      actions: CARDS.map(({ name }) => ({
        data: { card: { name }, board: { name: 'Ours' }, list: { name: 'To do' } },
      })),
      cards: CARDS,
      labels: [{ name: 'Funny' }, { name: 'Hard' }],
      lists: [
        { id: 'l1', name: 'To do' },
        { id: 'l2', name: 'Seen' },
      ],
    }),
    items: ['Dog barks', 'Echo, again', 'You are on mute'],
    leftOut: ['Old one'],
  },
}
