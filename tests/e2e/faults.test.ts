import type { Page } from 'playwright/test'
import { changeSquares, changeTitle, expect, register, test } from './fixtures.ts'
import { expectSaved, marked, square, write } from './squares.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The clock of the page's next loads is off by that many days. Its timers are not. */
async function shiftClock(page: Page, days: number): Promise<void> {
  await page.addInitScript((offMs) => {
    const RealDate = Date
    window.Date = class extends RealDate {
      constructor(...args: unknown[]) {
        if (args.length === 0) super(RealDate.now() + offMs)
        else super(...(args as [number]))
      }
      static override now() {
        return RealDate.now() + offMs
      }
    } as DateConstructor
  }, days * DAY_MS)
}

for (const days of [1, -1])
  test(
    `FLT-11: a clock ${days} days off loses no marks`,
    { tag: '@long' },
    async ({ person, hostedCard }) => {
      const { host, cardId } = await hostedCard()
      const wrong = await person()
      await shiftClock(wrong, days)
      await wrong.goto(`/play/${cardId}`)
      await square(wrong, 1).click()
      await square(wrong, 2).click()
      await changeTitle(host, cardId, 'Edited in another day')
      await expect(wrong.getByRole('heading', { name: 'Edited in another day' })).toBeVisible()
      await wrong.reload()
      await expect(marked(wrong)).toHaveText(['Square 1', 'Square 2'])

      const right = await wrong.context().newPage()
      await wrong.close()
      await right.goto(`/play/${cardId}`)
      await expect(marked(right)).toHaveText(['Square 1', 'Square 2'])
      await square(right, 3).click()
      await changeTitle(host, cardId, 'Edited today')
      await expect(right.getByRole('heading', { name: 'Edited today' })).toBeVisible()
      await expect(marked(right)).toHaveText(['Square 1', 'Square 2', 'Square 3'])
      await right.reload()
      await expect(marked(right)).toHaveCount(3)
    },
  )

test(
  'OFF-7: an old tab on a new server plays and edits',
  { tag: '@long' },
  async ({ person, hostedCard }) => {
    const { host, cardId } = await hostedCard()
    const later = (value: object) => ({ ...value, mood: 'festive', layers: [1, { deep: null }] })
    /** The server of a later version, as this page sees it. */
    const meetLaterServer = async (page: Page) => {
      await page.routeWebSocket(/socket\.io/, (socket) => {
        const server = socket.connectToServer()
        server.onMessage((message) => {
          const [, head = '', body = ''] = /^(4[23]\d*)(\[.*)$/s.exec(String(message)) ?? []
          if (head === '') return socket.send(message)
          const [first, ...rest] = JSON.parse(body) as [unknown, ...object[]]
          const told = head.startsWith('43')
            ? [later(first as object)]
            : [first, ...rest.map((payload) => later(payload))]
          socket.send(`42${JSON.stringify(['card:fireworks', { cardId, size: 7 }])}`)
          socket.send(head + JSON.stringify(told))
        })
      })
      await page.route('**/api/cards/*', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: later((await response.json()) as object) })
      })
    }
    const player = await person()
    await meetLaterServer(player)
    await player.goto(`/play/${cardId}`)
    await square(player, 1).click()
    await changeSquares(host, cardId, { 1: 'From a later server' })
    await expect(player.getByRole('button', { name: /^From a later server/ })).toBeVisible()
    await expect(marked(player)).toHaveText(['Square 1'])

    const author = await person()
    await register(author)
    const made = await author.request.post('/api/cards', {
      data: {
        title: 'Before',
        cells: Array.from({ length: 25 }, (_, at) => (at === 12 ? '' : `Word ${at}`)),
      },
    })
    const own = ((await made.json()) as { cardId: string }).cardId
    await meetLaterServer(author)
    await author.goto(`/create/${own}`)
    await expectSaved(author)
    const watching = await person()
    await watching.goto(`/play/${own}`)
    await write(author, 1, 1, 'From an old tab')
    await expectSaved(author)
    await expect(watching.getByRole('button', { name: 'From an old tab' })).toBeVisible()
    const stored = (await (await watching.request.get(`/api/cards/${own}`)).json()) as object
    expect(Object.keys(stored)).not.toEqual(expect.arrayContaining(['mood']))
    expect(Object.keys(stored)).not.toEqual(expect.arrayContaining(['layers']))
  },
)
