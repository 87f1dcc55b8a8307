import { whileUnreachable } from './console-messages.ts'
import { changeSquares, changeCard, expect, test } from './fixtures.ts'
import { holdScripts, waitForNavigationCode } from './page-checks.ts'
import { marked, square } from './squares.ts'

test('PLAY-11 LIV-8 DB-4: a killed server loses no mark or edit', async ({ playing, server }) => {
  const { player, host, cardId } = await playing()
  await square(player, 1).click()
  // Only a page with an open socket shows an edit immediately.
  await changeCard(host, cardId, { title: 'Before the crash' })
  await expect(player.getByRole('heading', { name: 'Before the crash' })).toBeVisible()

  await whileUnreachable([player], async () => {
    await server.kill()
    await square(player, 2).click()
    await expect(marked(player)).toHaveText(['Square 1', 'Square 2'])
    await server.start()
    await changeSquares(host, cardId, { 2: 'After the crash' })
    await expect(player.getByRole('button', { name: /^After the crash/ })).toBeVisible({ timeout: 20_000 })
  })
  await expect(marked(player)).toHaveText(['Square 1', 'Square 2'])
  await player.reload()
  await expect(marked(player)).toHaveText(['Square 1', 'Square 2'])
})

test('PLAY-11: a page that got no scripts from a restarting server works, with its marks, once the server responds', async ({
  person,
  hostedCard,
  server,
}) => {
  const { host, cardId } = await hostedCard()
  const player = await person({ serviceWorkers: 'block' })
  const release = await holdScripts(player)
  await player.goto(`/play/${cardId}`)
  await square(player, 1).click()
  await whileUnreachable([player], async () => {
    await server.kill()
    const failed = player.waitForEvent('requestfailed', (request) => /index-[^/]*$/.test(request.url()))
    release()
    await failed
    await server.start()
    await waitForNavigationCode(player)
  })
  await changeSquares(host, cardId, { 2: 'After the restart' })
  await expect(player.getByRole('button', { name: /^After the restart/ })).toBeVisible()
  await expect(marked(player)).toHaveText(['Square 1'])
  await player.reload()
  await expect(marked(player)).toHaveText(['Square 1'])
})
