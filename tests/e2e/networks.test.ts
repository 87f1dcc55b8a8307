import { startMiddlebox, type Middlebox, type MiddleboxOptions } from '../support/middlebox.ts'
import { provoke, whileUnreachable } from './console-messages.ts'
import { phone } from './devices.ts'
import { changeSquares, expect, registerWithCard, test as base } from './fixtures.ts'
import { expectSaved, marked, square, write } from './squares.ts'

/** How long a page may take to notice a failed connection, or to connect again after its pauses. */
const RECONNECT = { timeout: 30_000 }

interface Networks {
  middlebox: (options?: Partial<MiddleboxOptions>) => Promise<Middlebox>
}

const test = base.extend<Networks>({
  middlebox: async ({ server, afterPages }, use) =>
    use(async (options) => {
      const box = await startMiddlebox({ to: server.port, ...options })
      afterPages(box.cut)
      return box
    }),
})

const FROM_FOUR = Array.from({ length: 22 }, (_, index) => (index === 9 ? '' : `Square ${index + 4}`))

test('LIV-16: without a WebSocket the player gets edits by polling', async ({
  person,
  hostedCard,
  middlebox,
}) => {
  const office = await middlebox({ refuseUpgrades: true })
  const { host, cardId } = await hostedCard()
  const player = await person({ ...phone, baseURL: office.url })
  // Each attempt to open a socket logs an error, up to the end.
  await provoke(player, ['WebSocket'], async () => {
    await player.goto(`/play/${cardId}`)
    await square(player, 3).tap()

    await changeSquares(host, cardId, { 0: 'Through the proxy' })
    await expect(player.getByRole('button', { name: 'Through the proxy' })).toBeVisible({ timeout: 15_000 })
    await expect(marked(player)).toHaveText(['Square 3'])
    await expect(player.getByText('Offline: you can keep marking')).toBeHidden()

    await expect.poll(() => office.conditional.includes(304), { timeout: 15_000 }).toBe(true)
    expect(office.conditional).toContain(200)
    expect(office.refusedUpgrades).toBeGreaterThan(0)
    await player.context().close()
  })
})

test(
  'LIV-12 DB-4: after a kill another screen sends the edits once',
  { tag: '@long' },
  async ({ person, server }) => {
    const editor = await person()
    const player = await person(phone)
    const cardId = await registerWithCard(editor)
    await player.goto(`/play/${cardId}`)
    await square(player, 3).tap()
    await expect(marked(player)).toHaveText(['Square 3'])
    await editor.goto(`/create/${cardId}`)
    await expectSaved(editor)

    const context = editor.context()
    await whileUnreachable([editor, player], async () => {
      await server.kill()
      await write(editor, 1, 1, 'Written offline')
      await expect(editor.getByText('Offline, 1 change kept')).toBeVisible(RECONNECT)
      await editor.close()
      await server.start()
      const again = await context.newPage()
      await again.goto('/my-cards')
      await expect(player.getByRole('button', { name: /^Written offline/ })).toBeVisible(RECONNECT)
    })
    await expect(marked(player)).toHaveText(['Square 3'])
    const stored = await context.request.get(`/api/cards/${cardId}`)
    expect(await stored.json()).toMatchObject({
      version: 2,
      cells: ['Written offline', 'Square 2', 'Square 3', ...FROM_FOUR],
    })
  },
)
