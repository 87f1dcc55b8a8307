import type { Card } from '#shared/schemas/card.ts'
import { embedHtml } from '#shared/rules/embed-html.ts'
import { dealsForPages } from '#tests/support/deals.ts'
import { deals } from '#tests/support/many-deals.ts'
import type { EnginePage } from '#tests/support/engines/engine-page.ts'
import { startMiddlebox } from '#tests/support/middlebox.ts'
import { uniqueName } from '#tests/support/names.ts'
import { startSite } from '#tests/support/other-site.ts'
import { changeSquares } from '../fixtures.ts'
import { appInstalled, installed } from '../installed-app.ts'
import { ENGINES, expect, PHONE, test } from './engine-fixtures.ts'

/** Messages that engines log when a socket gets no response, and Firefox when it aborts scripts that no page needs anymore. */
const UNREACHABLE = /can’t establish a connection|Could not connect|ServiceWorker intercepted the request/

const markedCount = (page: EnginePage) => page.count('[role=grid] [aria-pressed=true]')
const press = (page: EnginePage, number: number) =>
  page.click('[role=grid] button', new RegExp(`^Square ${number}\\b`))

for (const engine of ENGINES) {
  test(`OFF-1 OFF-3 in ${engine}: a card is won offline`, async ({
    open,
    server,
    hostedCard,
    allowErrors,
  }) => {
    const { cardId } = await hostedCard({ title: 'On the train' })
    const player = await open(engine, { size: PHONE })
    await player.goto(`${server.url}/play/${cardId}`)
    await press(player, 1)
    await appInstalled(player)
    // On the second visit the worker also caches the other screens.
    await player.reload()
    await installed(player)

    allowErrors(UNREACHABLE)
    await server.kill()
    try {
      await player.goto(`${server.url}/play/${cardId}`)
      await player.find('h1', 'On the train')
      await expect.poll(() => markedCount(player)).toBe(1)
      for (const number of [2, 3, 4, 5]) await press(player, number)
      await player.find('[role=alertdialog]', 'BINGO!')
      for (const [path, heading] of [
        ['/', /./],
        ['/categories', /Categories/],
        ['/create', /Card/],
        ['/play/neverSeen0', 'Offline'],
      ] as const) {
        await player.goto(server.url + path)
        await player.find('h1, h2', heading)
      }
    } finally {
      await server.start()
    }
    await player.goto(`${server.url}/play/${cardId}`)
    await expect.poll(() => markedCount(player)).toBe(5)
  })

  test(`OFF-7 in ${engine}: visitors who leave while code is loading are not held back`, async ({
    open,
    server,
    afterPages,
    allowErrors,
  }) => {
    allowErrors(/Can't reach BingoBoard/)
    const line = await startMiddlebox({ to: server.port })
    afterPages(line.cut)
    // Delays the code of one screen, and the page to visit instead.
    line.slow = /^[/](assets[/]developers|create)/
    const page = await open(engine)
    await page.goto(`${line.url}/`)
    // By then the page follows new builds. The worker becomes active only after the slow code has loaded.
    await expect
      .poll(() => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration())))
      .toBe(true)
    await page.click('footer a', 'Developers')
    await page.goto(`${line.url}/create`)
    await page.find('[data-index="0"] button')
    expect(await page.path()).toBe('/create')
  })

  test(`LIV-11 in ${engine}: a host who leaves the editor during a save and returns with Back can continue`, async ({
    open,
    server,
    afterPages,
  }) => {
    const line = await startMiddlebox({ to: server.port })
    afterPages(line.cut)
    const page = await open(engine)
    await page.goto(`${line.url}/privacy`)
    const cardId = await page.evaluate(makeCard, uniqueName())
    await page.goto(`${line.url}/create/${cardId}`)
    await page.find('span', 'Saved')
    line.slow = new RegExp(`^/api/cards/${cardId}`)
    await page.click('[data-index="0"] button')
    await page.keyboard('Control+a', 'On its way', 'Enter', 'Escape')
    await page.goto(`${line.url}/privacy`)
    await page.evaluate(() => void setTimeout(() => history.back()))
    await page.find('[data-index="0"] button', /On its way/)
    line.slow = /^$/
    await page.find('span', 'Saved')
    await page.click('[data-index="1"] button')
    await page.keyboard('Control+a', 'And on', 'Enter', 'Escape')
    const words = () =>
      page.evaluate(
        async (path) => ((await (await fetch(path)).json()) as Card).cells.slice(0, 2),
        `/api/cards/${cardId}`,
      )
    await expect.poll(words).toEqual(['On its way', 'And on'])
  })

  test(`PRT-5 in ${engine}: the print dialog shows the page`, async ({ open, server, hostedCard }) => {
    const { cardId } = await hostedCard({ title: 'On paper' })
    const page = await open(engine, { size: PHONE })
    await page.goto(`${server.url}/play/${cardId}`)
    await page.click('button', /^Download Card/)
    await page.find('.paper-preview .sheet')
    await page.evaluate(() => {
      document.head.insertAdjacentHTML(
        'beforeend',
        '<style>.print-pages { display: block !important }</style>',
      )
    })
    const { preview, printed, isInside } = await page.evaluate(measurePages)
    expect(isInside).toBe(true)
    expect(printed).toHaveLength(26)
    // The preview has thicker lines, which leave slightly less room for words.
    for (const [index, share] of printed.entries()) {
      expect(preview[index]! / share).toBeGreaterThan(0.8)
      expect(preview[index]! / share).toBeLessThan(1.2)
    }
  })

  test(`UI-14 in ${engine}: a dark system results in a dark page`, async ({ open, server }) => {
    const page = await open(engine, { colorScheme: 'dark' })
    await page.goto(`${server.url}/create`)
    expect(await page.evaluate(() => document.documentElement.dataset.mode)).toBe('dark')
    expect(await page.evaluate(brightness)).toBeLessThan(0.2)
    const light = await open(engine, { colorScheme: 'light' })
    await light.goto(`${server.url}/create`)
    expect(await light.evaluate(brightness)).toBeGreaterThan(0.8)
  })

  test(`DEAL-1 in ${engine}: players get the cards that Node deals`, async ({ open, server }) => {
    const page = await open(engine)
    await page.goto(`${server.url}/`)
    expect(await page.evaluate(await dealsForPages())).toEqual(deals())
  })

  test(`API-13 in ${engine}: the language shown after a reload is the chosen one`, async ({
    open,
    server,
  }) => {
    const page = await open(engine)
    const code = () => page.evaluate(() => document.querySelector('pre')!.innerText)
    const choosePython = async () => {
      await page.find('[data-checked]', 'curl')
      await page.click('label', 'Python')
      await expect.poll(code).toContain('raise_for_status')
    }
    await page.goto(`${server.url}/developers`)
    await choosePython()
    await page.reload()
    await choosePython()
  })

  test(`EMB-8 in ${engine}: a frame follows an edit`, async ({ open, server, hostedCard, afterPages }) => {
    const { cardId, host } = await hostedCard({ title: 'In a wiki' })
    const code = embedHtml({ origin: server.url, cardId, title: 'In a wiki', width: 360, height: 480 })
    const site = await startSite(`<h1>Our wiki</h1>${code}`)
    afterPages(site.close)
    const reader = await open(engine)
    await reader.goto(site.url)
    await reader.enterFrame('iframe')
    await press(reader, 3)
    await expect.poll(() => markedCount(reader)).toBe(1)
    await changeSquares(host, cardId, { 0: 'Just changed' })
    await reader.find('[role=grid] button', /^Just changed/)
    await expect.poll(() => markedCount(reader)).toBe(1)
  })

  test(`EMB-13 in ${engine}: a card is won in a sandbox, such as WordPress's, and follows an edit`, async ({
    open,
    server,
    hostedCard,
    afterPages,
  }) => {
    const { cardId, host } = await hostedCard({ title: 'In a post' })
    const frame = `<iframe sandbox="allow-scripts" src="${server.url}/embed/${cardId}" width="360" height="480">`
    const site = await startSite(frame)
    afterPages(site.close)
    const reader = await open(engine)
    await reader.goto(site.url)
    await reader.enterFrame('iframe')
    for (const number of [1, 2, 3, 4, 5]) await press(reader, number)
    await reader.find('.strip', /BINGO!/)
    await changeSquares(host, cardId, { 6: 'Just changed' })
    await reader.find('[role=grid] button', /^Just changed/)
  })
}

// The functions below run in the page.

/** Registers a user who then has a card. @returns its id */
async function makeCard(username: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' }
    return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  await post('/api/register', { username, email: `${username}@example.com`, password: 'correct horse' })
  const cells = Array.from({ length: 25 }, (_, index) => (index === 12 ? '' : `Square ${index + 1}`))
  return ((await post('/api/cards', { title: 'Left early', cells })) as { cardId: string }).cardId
}

/** Measures the height of the first letter of each text relative to the page's width, in the preview and on paper. */
function measurePages(): { preview: number[]; printed: number[]; isInside: boolean } {
  const measure = (paper: Element) =>
    [...paper.querySelectorAll('.sheet-title, .sheet-words')].map((words) => {
      const letter = document.createRange()
      letter.setStart(words.firstChild!, 0)
      letter.setEnd(words.firstChild!, 1)
      return letter.getBoundingClientRect().height / paper.getBoundingClientRect().width
    })
  const frame = document.querySelector('.paper-preview')!
  const [around, paper] = [frame, frame.querySelector('.paper')!].map((element) =>
    element.getBoundingClientRect(),
  )
  return {
    preview: measure(frame.querySelector('.paper')!),
    printed: measure(document.querySelector('.print-pages > .paper')!),
    isInside: paper!.width > 100 && paper!.left >= around!.left && paper!.right <= around!.right,
  }
}

/** Returns the brightness of the page's background: 0 is black and 1 is white. */
function brightness(): number {
  const canvas = document.createElement('canvas').getContext('2d')!
  canvas.fillStyle = getComputedStyle(document.body).backgroundColor
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return (red + green + blue) / 3 / 255
}
