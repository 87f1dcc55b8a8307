import { createCard, expect, expectConsole, register, test } from './fixtures.ts'

test('PLAY-11 LIV-8 DB-4: the server is killed in mid-play and comes back; marks stay, marking goes on, the next edit arrives', async ({
  person,
  server,
}) => {
  const host = await person()
  await register(host)
  const cardId = await createCard(host)
  const player = await person()
  // The browser itself reports the sockets and calls that find no server.
  for (const page of [host, player])
    expectConsole(page, 'WebSocket', 'ERR_CONNECTION', 'Failed to load resource')
  await player.goto(`/play/${cardId}`)
  await player.getByRole('button', { name: /^Square 1\b/ }).click()
  // The heading proves nothing of the socket: an edit that arrives does.
  await host.request.patch(`/api/cards/${cardId}`, { data: { title: 'Before the fall' } })
  await expect(player.getByRole('heading', { name: 'Before the fall' })).toBeVisible()

  await server.kill()
  await player.getByRole('button', { name: /^Square 2\b/ }).click()
  await expect(player.getByRole('button', { pressed: true })).toHaveText(['Square 1', 'Square 2'])
  await server.start()

  const answer = await host.request.patch(`/api/cards/${cardId}`, {
    data: { cells: { 2: 'After the fall' }, gridSize: 5, hasFreeSpace: true },
  })
  expect(answer.status()).toBe(200)
  await expect(player.getByRole('button', { name: /^After the fall/ })).toBeVisible({ timeout: 20_000 })
  await expect(player.getByRole('button', { pressed: true })).toHaveText(['Square 1', 'Square 2'])
  await player.reload()
  await expect(player.getByRole('button', { pressed: true })).toHaveText(['Square 1', 'Square 2'])
})
