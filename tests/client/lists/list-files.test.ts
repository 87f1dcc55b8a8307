import { strToU8, zipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { readListFile } from '#client/lib/lists/read-list-file.ts'
import { readListText } from '#client/lib/lists/read-list-text.ts'

type Bytes = Uint8Array<ArrayBuffer>
const file = (name: string, ...parts: (string | Bytes)[]) => new File(parts, name)
const zip = (name: string, parts: Record<string, string>) =>
  file(name, zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)]))))

async function itemsIn(given: File): Promise<readonly string[]> {
  const { choices } = await readListText(await readListFile(given))
  return choices[0]!.items
}
const refusalOf = (given: File) =>
  readListFile(given).then(
    () => 'read',
    (error: Error) => error.message,
  )

describe('a file with a list', () => {
  it('EDIT-13: is read in the encodings that programs write', async () => {
    const utf16 = Uint8Array.from([
      0xff,
      0xfe,
      ...[...'Tree\nKüche'].flatMap((letter) => [letter.charCodeAt(0), 0]),
    ])
    const western = Uint8Array.from([...'Tree\nK\u00fcche'].map((letter) => letter.charCodeAt(0)))
    for (const given of [file('a.txt', '\ufeffTree\r\nKüche'), file('a.txt', utf16), file('a.csv', western)])
      expect(await itemsIn(given)).toEqual(['Tree', 'Küche'])
  })

  it('EDIT-13: is read as one item per line if there is no network to load the parser for its form', async () => {
    vi.doMock('papaparse', () => {
      throw new Error('Failed to fetch')
    })
    expect(await itemsIn(file('a.csv', 'Text;Weight\nTree;1\nCow;2'))).toEqual([
      'Text;Weight',
      'Tree;1',
      'Cow;2',
    ])
    vi.doUnmock('papaparse')
  })

  it('EDIT-13: is refused with a sentence if it is no list', async () => {
    const old = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])
    expect(await refusalOf(file('a.xls', old))).toMatch(/^It has a password or an old format/)
    expect(await refusalOf(file('a.txt', 'a\0b'))).toMatch(/^There are no words in it/)
    expect(await refusalOf(file('a.docx', 'PK\u0003\u0004 broken'))).toMatch(/^It's damaged/)
    expect(await refusalOf(zip('a.docx', { 'word/pictures.xml': '' }))).toMatch(/^There are no words in it/)
    expect(await refusalOf(file('a.txt', 'x'.repeat(5 * 1024 * 1024 + 1)))).toMatch(/^It's larger than 5 MB/)
    const large = zip('a.ods', { 'content.xml': ' '.repeat(51 * 1024 * 1024) })
    expect(large.size).toBeLessThan(100_000)
    expect(await refusalOf(large)).toMatch(/^It's larger than 5 MB/)
  })
})

describe('a list from a web page', () => {
  it('EDIT-13: keeps the words of nested items, of lines in items, and of cells with line breaks', async () => {
    const html =
      '<h2>Bingo</h2><ul><li>Tree, old<ul><li>Leaf</li></ul></li><li><p>Cow</p><p>Calf</p></li></ul>'
    const { choices, leftOut } = await readListText({ text: '', html })
    expect([choices[0]!.items, leftOut]).toEqual([['Tree, old', 'Leaf', 'Cow', 'Calf'], ['Bingo']])
    const table = '<p>Ours</p><table><tr><td>Old<br>tree</td><td>Cow</td></tr><tr><td>Hen<td>Barn</table>'
    const { choices: cells, ...besides } = await readListText({ text: '', html: table })
    expect(cells[0]!.items).toEqual(['Old tree', 'Cow', 'Hen', 'Barn'])
    expect(besides.leftOut).toEqual(['Ours'])
    const bullets = '<h1>Farm</h1><p>Hen<p>Barn<p>Pig<ul><li>Dog<li>Cat</ul>'
    expect((await readListText({ text: '', html: bullets })).choices[0]!.items).toEqual([
      ...['Farm', 'Hen', 'Barn', 'Pig', 'Dog', 'Cat'],
    ])
    const wiki = '<ul><li><a>Oak</a><sup class="reference">[1]</sup></li><li>Ash</li></ul>'
    expect((await readListText({ text: '', html: wiki })).choices[0]!.items).toEqual(['Oak', 'Ash'])
    const leads =
      '<h3>Calls</h3><ol><li><p><strong>Dog barks</strong><br>Or a cat</p></li><li><b>Echo:</b> twice</li></ol>'
    const { choices: led, leftOut: notes } = await readListText({ text: '', html: leads })
    expect([led[0]!.items, notes]).toEqual([
      ['Dog barks', 'Echo'],
      ['Calls', 'Or a cat', 'twice'],
    ])
    const rows =
      '<ul><li><b>Row 1:</b> Tree, Cow, Hen</li><li><b>Row 2:</b> Owl, Fox, Ape</li></ul><p>Have fun!</p>'
    const { choices: squares, leftOut: named } = await readListText({ text: '', html: rows })
    expect([squares[0]!.items, named]).toEqual([
      ['Tree', 'Cow', 'Hen', 'Owl', 'Fox', 'Ape'],
      ['Row 1:', 'Row 2:', 'Have fun!'],
    ])
    const bold = '<ul><li><b>Oak</b> trees</li><li>Old <b>ash</b></li></ul>'
    expect((await readListText({ text: '', html: bold })).choices[0]!.items).toEqual(['Oak trees', 'Old ash'])
    const lines = 'Use <li> for items\nUse <li> in lists\nClose </table>'
    expect((await readListText({ text: lines })).choices[0]!.items).toEqual(lines.split('\n'))
    for (const text of [table, `Ours\n${html}`])
      expect((await readListText({ text })).choices[0]).toEqual(
        (await readListText({ text: '', html: text })).choices[0],
      )
  })

  it('EDIT-13: has an item for each element if it is XML', async () => {
    const xml = '<?xml version="1.0"?>\n<farm><word>Tree &amp; leaf</word><word>Cow</word></farm>'
    const head = '<?xml version="1.0"?>\n'
    const playlist = `${head}<playlist><title>Ours</title><trackList><track><title>Tree</title><creator>Mo</creator></track><track><title>Cow</title></track></trackList></playlist>`
    const outline = `${head}<opml><head><title>Ours</title></head><body><outline text="Tree"><outline text="Cow"/></outline></body></opml>`
    for (const text of [playlist, outline])
      expect((await readListText({ text })).choices[0]!.items).toEqual(['Tree', 'Cow'])
    for (const text of [
      xml,
      '<farm>\n  <word id="t">Tree &amp; leaf</word>\n  <word id="c">Cow</word>\n</farm>',
    ])
      expect((await readListText({ text })).choices[0]!.items).toEqual(['Tree & leaf', 'Cow'])
    const tags = '<div>\n<span>'
    expect((await readListText({ text: tags })).choices[0]!.items).toEqual(['<div>', '<span>'])
    const script = '<table><tr><td><td>Free space</table>\n<script>const words = ["Tree", "Cow"]</script>'
    expect((await readListText({ text: script })).choices[0]!.items).toEqual(['Tree', 'Cow'])
  })

  it('EDIT-13: has the character references in its data decoded', async () => {
    const { choices, leftOut } = await readListText({
      text: '[{"word":"Caf&eacute;","by":"Tom &amp; Ann"},{"word":"Say &quot;moo&quot;","by":"&#39;Mo&#39;"}]',
    })
    expect([choices[0]!.items, leftOut]).toEqual([['Café', 'Say "moo"'], []])
    expect(choices.at(-1)!.items[0]).toContain('Caf&eacute;')
  })

  it('EDIT-13: names words outside its items, and those of a second table or sheet', async () => {
    const html =
      'Spring <b>bingo</b><ul><li>Tree<li>Cow<li>Hen<li>Pig<li>Owl</ul><div>Ask Mo</div><table><tr><td>1<td>Rain</table>'
    const { choices, leftOut } = await readListText({ text: '', html })
    expect([choices[0]!.items, leftOut]).toEqual([
      ['Tree', 'Cow', 'Hen', 'Pig', 'Owl'],
      ['Spring bingo', 'Ask Mo', '1', 'Rain'],
    ])
    const named = '<table><caption>Road trip</caption><tr><td>Tree<td>Cow</table><dl><dt>Dog<dd>barks</dl>'
    expect((await readListText({ text: '', html: named })).leftOut).toEqual(['Road trip', 'Dog', 'barks'])
    const sheet = (...words: string[]) =>
      `<sheetData>${words.map((word) => `<row><c><is><t>${word}</t></is></c></row>`).join('')}</sheetData>`
    const given = await readListFile(
      zip('a.xlsx', {
        'xl/worksheets/sheet1.xml': sheet('Tree', 'Cow'),
        'xl/worksheets/sheet2.xml': sheet('Hen'),
      }),
    )
    const read = await readListText(given)
    expect([read.choices[0]!.items, read.leftOut]).toEqual([['Tree', 'Cow'], ['Hen']])
  })
})
