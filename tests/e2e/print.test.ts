import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Locator, Page } from 'playwright/test'
import { classicBingo } from '#tests/support/classic-card.ts'
import { LONG_WORDS } from '#tests/support/long-words.ts'
import { whileOffline } from './console-messages.ts'
import { phone } from './devices.ts'
import { expect, longIf, test } from './fixtures.ts'
import { expectAccessible } from './page-checks.ts'
import { pixelsOf } from './picture-differences.ts'
import { stickingOut } from './sticking-out.ts'

const run = promisify(execFile)

/** The words that are hardest to fit, all different. */
const WORST = [
  ...LONG_WORDS,
  'شخص ما يتحدث والميكروفون مغلق منذ خمس دقائق كاملة',
  'मीटिंग में कोई माइक बंद करके पाँच मिनट से बोल रहा',
  '🎉'.repeat(50),
  'Rain',
]
const worstCells = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    [...`${index} ${WORST[index % WORST.length]}`].slice(0, 50).join(''),
  )

/** Returns the width and height of each page of the PDF, in points. */
async function pdfPages(page: Page, scale = 1, landscape = false): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, scale, landscape })).toString('latin1')
  return [...pdf.matchAll(/\/Type\s*\/Page\b[^]*?\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))}x${Math.round(Number(height))}`,
  )
}

/** Returns the font sizes, in points, of the smallest texts on paper: with a space or hyphen, and of those that have to be broken. */
const smallestWords = (page: Page) =>
  page.evaluate(() => {
    const squares = [...document.querySelectorAll('.print-pages .sheet-square')]
    const isBroken = (square: Element) => /[^\s\u00ad]{15}/u.test(square.textContent)
    const sizeOf = (square: Element) => (Number.parseFloat(getComputedStyle(square).fontSize) * 72) / 96
    const smallest = (some: Element[]) => Math.min(...some.map(sizeOf))
    return {
      whole: smallest(squares.filter((square) => !isBroken(square))),
      broken: smallest(squares.filter(isBroken)),
    }
  })

const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Download Card' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download BingoBoard' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Paper sizes in points. */
const PORTRAIT = { A4: [595, 842], Letter: [612, 792] } as const

for (const gridSize of [3, 4, 5])
  for (const paper of ['A4', 'Letter'] as const)
    test(
      `PRT-7 PRT-13 PRT-18: ${gridSize} squares a side on ${paper}`,
      longIf(gridSize !== 5 || paper !== 'A4'),
      async ({ person, hostedCard }) => {
        const [cells, extra] = [worstCells(gridSize ** 2), worstCells(76).slice(25)]
        const title =
          gridSize === 4 ? 'W'.repeat(100) : 'Everything that can go wrong in a meeting on a Monday'
        const { cardId } = await hostedCard({ title, gridSize, cells, extra, hasFreeSpace: false })
        const page = await person()
        await page.goto(`/play/${cardId}`)
        const dialog = await openDialog(page)
        await dialog.getByRole('radio', { name: 'Shuffled sheets' }).check()
        await dialog.getByRole('textbox', { name: 'Number of sheets' }).fill('5')
        await dialog.getByRole('switch', { name: 'Call list' }).setChecked(true)
        await dialog.getByRole('radio', { name: paper }).check()
        for (const [perPage, pages] of [
          [1, 6],
          [2, 4],
          [4, 3],
        ] as const) {
          const isLandscape = perPage === 2
          const size = (isLandscape ? PORTRAIT[paper].toReversed() : PORTRAIT[paper]).join('x')
          await dialog.getByRole('radio', { name: String(perPage), exact: true }).check()
          await expect(dialog.getByRole('status')).toHaveText(
            `${pages} pages, ${paper}${isLandscape ? ', landscape' : ''}${perPage > 1 ? `. Cut each page into ${perPage}.` : ''}`,
          )
          const what = `${perPage} on ${paper}`
          expect.soft(await pdfPages(page), what).toEqual(Array.from({ length: pages }, () => size))
          await page.emulateMedia({ media: 'print' })
          await expect(page.locator('.print-pages .sheet')).toHaveCount(5)
          await expect.soft.poll(() => stickingOut(page), what).toEqual([])
          const { whole, broken } = await smallestWords(page)
          if (perPage === 1) expect.soft(whole).toBeGreaterThanOrEqual(14)
          if (perPage === 1) expect.soft(broken).toBeGreaterThanOrEqual(7)
          await page.emulateMedia({ media: null })
        }
      },
    )

/** A title with letters that have two accents above each other. */
const TALL_TITLE = 'NHỮNG ĐIỀU CÓ THỂ SAI TRONG MỘT CUỘC HỌP'

/** Whether nothing is drawn between the page's edge and the sheet's title. */
async function isWhiteAboveTitle(page: Page): Promise<boolean> {
  const { x, y, width } = (await page.locator('.print-pages .sheet-title').boundingBox())!
  const { rgba } = await pixelsOf(page, await page.screenshot({ clip: { x, y: 0, width, height: y } }))
  return rgba.every((value) => value === 255)
}

test('PRT-7 PRT-9 PRT-13: all numbers of a classic card fit on the page of the call list', async ({
  playing,
}) => {
  const { cells, extra, columns } = classicBingo()
  const { player: page } = await playing({}, { title: TALL_TITLE, cells, extra, columns })
  const dialog = await openDialog(page)
  // WebKit prints only one column.
  await page.addStyleTag({ content: '* { columns: auto !important }' })
  await dialog.getByRole('switch', { name: 'Call list' }).setChecked(true)
  for (const paper of ['A4', 'Letter']) {
    await dialog.getByRole('radio', { name: paper }).check()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.print-pages .call-list li')).toHaveCount(75)
    await expect.soft.poll(() => stickingOut(page), paper).toEqual([])
    expect.soft(await isWhiteAboveTitle(page), `${paper}: the title`).toBe(true)
    expect.soft(await pdfPages(page, 1.5), `${paper} at 150 %`).toHaveLength(2)
    await page.emulateMedia({ media: null })
  }
})

test('PRT-5 PRT-11 PRT-12 PRT-14 UI-5: a phone prints and checks sheets', async ({ person, hostedCard }) => {
  const { cardId } = await hostedCard({ title: 'Class 4b', theme: 'green' })
  const host = await person({ ...phone, colorScheme: 'dark', reducedMotion: 'reduce' })
  await host.addInitScript(() => {
    Object.assign(window, {
      timesPrinted: 0,
      print: () => {
        dispatchEvent(new Event('beforeprint'))
        ;(window as never as { timesPrinted: number }).timesPrinted += 1
      },
    })
  })
  await host.goto(`/play/${cardId}`)
  const dialog = await openDialog(host)
  const picture = host.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download PNG' }).click()
  expect((await picture).suggestedFilename()).toBe('Class 4b.png')
  expect((await readFile(await (await picture).path())).subarray(1, 4).toString()).toBe('PNG')

  await whileOffline(host, () => printOffline(host, dialog))
})

async function printOffline(host: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('radio', { name: 'Shuffled sheets' }).check()
  await expect(dialog.getByRole('textbox', { name: 'Number of sheets' })).toHaveValue('30')
  await expect(dialog.getByRole('status')).toHaveText('15 pages, Letter, landscape. Cut each page into 2.')
  await dialog.getByRole('textbox', { name: 'Number of sheets' }).fill('4')
  await expect(dialog.getByRole('status')).toHaveText('2 pages, Letter, landscape. Cut each page into 2.')
  await expect(dialog.getByRole('button', { name: 'Download as PDF' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(host)
  await dialog.getByRole('button', { name: 'Download as PDF' }).click()
  const timesPrinted = () => host.evaluate(() => (window as never as { timesPrinted: number }).timesPrinted)
  await expect.poll(timesPrinted).toBe(1)
  expect(await pdfPages(host)).toEqual(['792x612', '792x612'])

  for (const [isColoured, color, background] of [
    [true, 'rgb(255, 255, 255)', 'rgb(11, 110, 70)'],
    [false, 'rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
  ] as const) {
    await dialog.getByRole('switch', { name: 'Theme colors' }).setChecked(isColoured)
    await host.emulateMedia({ media: 'print' })
    const heading = host.locator('.print-pages h2').first()
    await expect(heading).toBeVisible()
    await expect(heading).toHaveCSS('color', color)
    await expect(heading).toHaveCSS('background-color', background)
    const square = host.locator('.print-pages .sheet-square:not(.sheet-free)').first()
    await expect(square).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(host.locator('.print-pages .sheet-grid').first()).toHaveCSS(
      'background-color',
      'rgb(0, 0, 0)',
    )
    await expect(host.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await host.emulateMedia({ media: null })
  }

  await dialog.getByRole('tab', { name: 'Check a sheet' }).click()
  await dialog.getByRole('textbox', { name: 'Sheet code' }).fill('V1 – 4')
  await dialog.getByRole('button', { name: 'Check' }).click()
  const sheet = dialog.getByRole('region', { name: 'Sheet v1-4' })
  await expect(sheet.getByText('Square 25')).toBeVisible()
  await expectAccessible(host)
  await dialog.getByRole('textbox', { name: 'Sheet code' }).fill('v2-1')
  await dialog.getByRole('button', { name: 'Check' }).click()
  await expect(dialog.getByText('This sheet was printed on another device.')).toBeVisible()
  await expectAccessible(host)

  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
  expect(await pdfPages(host), 'the card alone').toHaveLength(1)
}

test('PRT-16: a printed file has the tags that screen readers need', async ({ playing }) => {
  const { player } = await playing()
  await player.getByRole('button', { name: 'Download Card' }).click()
  const dialog = player.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Shuffled sheets' }).click()
  await dialog.getByLabel('Number of sheets').fill('3')
  await expect(player.locator('.print-pages .sheet')).toHaveCount(3)
  const path = test.info().outputPath('sheets.pdf')
  await player.pdf({ path, tagged: true, preferCSSPageSize: true })
  const info = await run('pdfinfo', [path]).catch(() => undefined)
  if (info === undefined) return test.skip(true, 'pdfinfo is not installed (poppler-utils)')
  expect(info.stdout).toMatch(/^Tagged: +yes$/m)
  const { stdout: tags } = await run('pdfinfo', ['-struct-text', path])
  const count = (tag: string) => tags.match(new RegExp(`^ *${tag}(:| |$)`, 'gm'))?.length ?? 0
  expect([count('H1'), count('Table'), count('TR'), count('TD')], tags).toEqual([3, 3, 15, 75])
  expect(tags).toMatch(/H1[^]*?"Stand-up bingo"[^]*?Table[^]*?TD[^]*?"Square \d+"/)
})

test('PRT-17: the dialog says if printing is turned off, and then no sheet is stored as printed', async ({
  person,
  hostedCard,
}) => {
  const { cardId } = await hostedCard()
  const pupil = await person()
  await pupil.addInitScript(() => {
    window.print = () => undefined
  })
  await pupil.goto(`/play/${cardId}`)
  await pupil.getByRole('button', { name: 'Download Card' }).click()
  const dialog = pupil.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Shuffled sheets' }).click()
  await dialog.getByRole('button', { name: 'Download as PDF' }).click()
  await expect(pupil.getByText("This browser doesn't allow printing.").first()).toBeVisible()
  await dialog.getByRole('tab', { name: 'Check a sheet' }).click()
  await dialog.getByRole('textbox', { name: 'Sheet code' }).fill('v1-1')
  await dialog.getByRole('button', { name: 'Check' }).click()
  await expect(dialog.getByText('This sheet was printed on another device.')).toBeVisible()
})
