import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Locator, Page } from 'playwright/test'
import { onPath } from '../../scripts/lib/testing/programs.mjs'
import { phone } from './devices.ts'
import { expect, registerWithCard, test } from './fixtures.ts'
import { excelFile, openFile, paragraph, textFile, wordFile, type ListFile } from './list-files.ts'
import { editorSquare } from './squares.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Paste a List' })
/** Returns the words of the squares in the dialog's preview. */
const shown = (page: Page) =>
  dialog(page)
    .locator('.cell:not(.free) .words')
    .evaluateAll((words) => words.map(({ textContent }) => textContent).filter((text) => text !== ''))

async function openFileIn(page: Page, file: ListFile): Promise<void> {
  await dialog(page).locator('input[type=file]').setInputFiles(file)
}

const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`
const openCell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`
const row = (...texts: string[]) =>
  `<table:table-row>${texts.map(openCell).join('')}<table:table-cell table:number-columns-repeated="16000"/></table:table-row>`
const listed = (text: string) => `<text:list-item><text:p>${text}</text:p></text:list-item>`

const FILES: [file: ListFile, words: string[]][] = [
  [textFile('list.csv', 'text;weight\r\nTree;1\r\nCow;2\r\n'), ['Tree', 'Cow']],
  [textFile('list.yaml', '- text: Tree\n- text: Cow\n'), ['Tree', 'Cow']],
  [
    excelFile(
      '<x:row><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1"><x:v>3</x:v></x:c></x:row>' +
        '<x:row><x:c r="A2" t="s"><x:v>1</x:v></x:c><x:c r="C2"><x:v>4</x:v></x:c></x:row>' +
        '<x:row><x:c r="A3" t="inlineStr"><x:is><x:t>Own</x:t></x:is></x:c></x:row>',
      '<si><t>\u732b</t><rPh><t>\u30cd\u30b3</t></rPh></si><si><r><t>Two </t></r><r><t>parts</t></r></si>',
    ),
    ['\u732b', 'Two parts', 'Own'],
  ],
  [
    wordFile(
      paragraph('Meeting bingo') + ['Tree', 'Cow', 'Barn'].map((text) => paragraph(text, true)).join(''),
    ),
    ['Tree', 'Cow', 'Barn'],
  ],
  [
    wordFile(`<w:tbl><w:tr>${cell('A')}${cell('B')}</w:tr><w:tr>${cell('C')}${cell('D')}</w:tr></w:tbl>`),
    ['A', 'B', 'C', 'D'],
  ],
  [openFile('list.ods', `<table:table>${row('Tree', '1')}${row('Cow', '2')}</table:table>`), ['Tree', 'Cow']],
  [
    openFile('list.odt', `<text:h>Heading</text:h><text:list>${listed('Tree')}${listed('Cow')}</text:list>`),
    ['Tree', 'Cow'],
  ],
]

test('EDIT-13: text and office files fill the squares that the dialog shows first', async ({ person }) => {
  const host = await person()
  await host.goto('/create')
  await host.getByRole('button', { name: 'Paste a List', exact: true }).click()
  for (const [file, words] of FILES) {
    await openFileIn(host, file)
    await expect.poll(() => shown(host), file.name).toEqual(words)
  }
  for (const [file, sentence] of [
    [wordFile('<w:p>'), "It's damaged."],
    [openFile('a.odt', '<text:p>&b;</text:p>', '<!DOCTYPE a [<!ENTITY b "c">]>'), "It's damaged."],
    [textFile('a.txt', 'a\0b'), 'There are no words in it'],
  ] as const) {
    await openFileIn(host, file)
    await expect(host.getByText(`“${file.name}” can't be read`, { exact: true })).toBeVisible()
    await expect(host.getByText(sentence).first()).toBeVisible()
    // The list is still there.
    expect(await shown(host)).toEqual(['Tree', 'Cow'])
  }
  // The preview is as wide as the dialog, whatever the size of the window.
  const free = dialog(host).locator('.free .words')
  const { width, height } = (await free.boundingBox())!
  expect(width).toBeGreaterThan(1.5 * height)
  await dialog(host).getByRole('button', { name: 'Fill squares' }).click()
  await expect(editorSquare(host, 1, 2)).toHaveText('Cow')
})

/** Drops a file or a link, or pastes a page's clipboard content. @returns whether the page has handled it */
function give(
  target: Locator,
  type: 'drop' | 'paste',
  data: { file?: string; link?: string; text?: string; html?: string },
) {
  return target.evaluate(
    (element, [kind, { file, link, text, html }]) => {
      const transfer = new DataTransfer()
      if (file !== undefined) transfer.items.add(new File([file], 'list.csv', { type: 'text/csv' }))
      if (link !== undefined) transfer.setData('text/uri-list', link)
      if (text !== undefined) transfer.setData('text/plain', text)
      if (html !== undefined) transfer.setData('text/html', html)
      const options = { bubbles: true, cancelable: true }
      return !element.dispatchEvent(
        kind === 'drop'
          ? new DragEvent(kind, { ...options, dataTransfer: transfer })
          : new ClipboardEvent(kind, { ...options, clipboardData: transfer }),
      )
    },
    [type, data] as const,
  )
}

test('EDIT-13 DATA-5: a dropped file or link does not replace the page', async ({ person }) => {
  const host = await person()
  await registerWithCard(host)
  await host.goto('/my-cards')
  const main = host.locator('main')
  const link = 'https://example.org/'
  await expect(async () => expect(await give(main, 'drop', { link })).toBe(true)).toPass()
  expect(await give(host.getByRole('searchbox'), 'drop', { link })).toBe(false)
  expect(await give(main, 'drop', { file: 'Tree\nCow' })).toBe(true)
  await host.getByRole('link', { name: 'Make a card of these 2 words' }).click()
  await expect.poll(() => shown(host)).toEqual(['Tree', 'Cow'])
})

test('EDIT-13: a dropped file, and a list from a web page, open the dialog on a phone too @phone', async ({
  person,
  isMobile,
}) => {
  const host = await person(isMobile ? phone : {})
  await registerWithCard(host, { title: 'Empty', cells: ['One', ...Array<string>(24).fill('')] })
  await host.goto('/create')
  await give(host.locator('main'), 'drop', { file: 'a,b,c\nd,e,f\ng,h,i' })
  await expect.poll(() => shown(host)).toEqual([...'abcdefghi'])
  await dialog(host).getByLabel('Use').selectOption('Column 2')
  await expect.poll(() => shown(host)).toEqual(['b', 'e', 'h'])
  await dialog(host).getByLabel('Use').selectOption('Each line as it is')
  await expect.poll(() => shown(host)).toEqual(['a,b,c', 'd,e,f', 'g,h,i'])
  await dialog(host).getByRole('button', { name: 'Cancel' }).click()
  // The dialog returns the focus when it closes.
  await expect(dialog(host)).toBeHidden()
  await editorSquare(host, 1, 1).focus()
  const html = '<h2>Bingo</h2><ul><li>Tree, old</li><li>Cow</li></ul>'
  await give(editorSquare(host, 1, 1), 'paste', { text: 'Bingo\nTree, old\nCow', html })
  await expect.poll(() => shown(host)).toEqual(['Tree, old', 'Cow'])
  await expect(dialog(host).getByText('1 heading or number left out')).toBeVisible()
})

test('CAT-50: a category takes the items of a paste, a file, and a list too long for a card', async ({
  person,
}) => {
  const host = await person()
  await registerWithCard(host)
  await host.goto('/create')
  const items = Array.from({ length: 150 }, (_, at) => `Item ${at + 1}`)
  await host.getByRole('button', { name: 'Paste a List', exact: true }).click()
  await openFileIn(host, textFile('list.json', JSON.stringify(items)))
  await dialog(host).getByRole('link', { name: 'Make a category of all 150' }).click()
  await expect(host).toHaveURL('/create-category')
  const field = host.getByRole('textbox', { name: 'Items' })
  await expect(field).toHaveValue(items.join('\n'))
  await host.reload()
  await expect(field).toHaveValue(items.join('\n'))
  await field.fill('First')
  await host.reload()
  await expect(field).toHaveValue('First')
  await host.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await host.evaluate(() => navigator.clipboard.writeText('\n• Tree\n• Cow'))
  await field.press('ControlOrMeta+V')
  await expect(field).toHaveValue('First\nTree\nCow\n')
  await host.keyboard.press('ControlOrMeta+Z')
  await expect(field).toHaveValue('First\n• Tree\n• Cow')
  await field.fill('First')
  await give(field, 'drop', { file: 'Barn;1\nHen;2\n' })
  await expect(field).toHaveValue('First\nBarn\nHen\n')
})

const hasOffice = onPath('soffice').length > 0

test('EDIT-13: a sheet and a document converted by LibreOffice are read @long', async ({ person }) => {
  test.skip(!hasOffice, 'needs soffice: apt install libreoffice-calc-nogui libreoffice-writer-nogui')
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'lists-'))
  const convert = (from: string, to: string) =>
    promisify(execFile)('soffice', [
      `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
      // Comma, quotation mark, UTF-8: LibreOffice's default depends on the system's language.
      ...(from.endsWith('.csv') ? ['--infilter=CSV:44,34,76'] : []),
      ...['--headless', '--convert-to', to, '--outdir', folder, join(folder, from)],
    ])
  await writeFile(join(folder, 'sheet.csv'), 'Nr,Item,Weight\n1,Tree,2\n2,"Cow, old",3\n3,Bärn,1\n')
  const items = ['Tree', 'Cow, old', 'Bärn']
  const html = `<meta charset="utf-8"><h1>Meeting bingo</h1><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
  await writeFile(join(folder, 'page.html'), html)
  const host = await person()
  await host.goto('/create')
  await host.getByRole('button', { name: 'Paste a List', exact: true }).click()
  try {
    for (const [from, to] of [
      ['sheet.csv', 'xlsx'],
      ['sheet.csv', 'ods'],
      ['page.html', 'odt:writer8'],
      ['page.odt', 'docx:MS Word 2007 XML'],
    ] as const) {
      await convert(from, to)
      const name = `${from.split('.')[0]}.${to.split(':')[0]}`
      await dialog(host).getByRole('textbox', { name: 'List' }).fill('')
      await openFileIn(host, { name, mimeType: '', buffer: await readFile(join(folder, name)) })
      await expect.poll(() => shown(host), name).toEqual(items)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
