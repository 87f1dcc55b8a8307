import type { BrowserContext, Page } from 'playwright/test'
import { readProof, writeProof } from '#shared/rules/proof.ts'
import { readLink } from './codes.ts'
import { changeCard, expect, register, test } from './fixtures.ts'
import { appInstalled, installed, WITH_WORKER } from './installed-app.ts'

/** Records everything that a browser's pages and service worker send: methods, paths, bodies and packets. */
function recordSent(context: BrowserContext): string[] {
  const sent: string[] = []
  context.on('request', (request) => {
    const { pathname, search, hash } = new URL(request.url())
    sent.push(`${request.method()} ${pathname}${search}${hash} ${request.postData() ?? ''}`.trim())
  })
  const recordPackets = (page: Page) =>
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
  context.pages().forEach(recordPackets)
  context.on('page', recordPackets)
  return sent
}

/** Exactly what playing and a proof have to send: nothing in it depends on the player's marks or squares. */
const knownFor = (cardId: string) =>
  new RegExp(
    [
      '^GET /(logo.svg|service-worker.js|app-shell|proof)$',
      '^GET /assets/(messages/en-\\w+/)?[\\w.-]+$',
      '^GET /api/(config|user)$',
      '^GET /api/categories/[\\w-]+(/content)?$',
      `^GET /play/${cardId}\\?shuffle$`,
      `^GET /api/cards/${cardId}$`,
      `^POST /api/history {"cardId":"${cardId}"}$`,
      `^40{"join":{"cardId":"${cardId}","as":"(play|edit)"(,"version":\\d+)?}}$`,
      '^3$',
    ].join('|'),
  )

test('PLAY-2 PLAY-30 PROOF-4: no request or packet of play and proof has marks, notes, seed or fragment, and all are known', async ({
  person,
  hostedCard,
}) => {
  const { host, cardId } = await hostedCard({ extra: ['Extra 1', 'Extra 2', 'Extra 3'] })
  const player = await person(WITH_WORKER)
  await register(player)
  const sent = recordSent(player.context())
  // On the second visit the worker caches the whole app.
  for (const visit of [appInstalled, installed]) {
    await player.goto(`/play/${cardId}?shuffle`)
    await visit(player)
  }
  await player.getByRole('switch', { name: 'Mark called squares for me' }).click()
  const row = player.getByRole('row').nth(0).getByRole('button')
  const words = await row.allTextContents()
  await changeCard(host, cardId, { call: words[0] })
  await expect(row.nth(0)).toHaveAttribute('aria-pressed', 'true')
  for (const column of [1, 2, 3, 4]) await row.nth(column).click()
  await player.getByRole('alertdialog').getByRole('button', { name: 'Show my bingo' }).click()
  const { hash } = new URL(await readLink(player))
  await player.reload()
  await expect(row.nth(4)).toHaveAttribute('aria-pressed', 'true')
  await player.getByRole('button', { name: 'Show as List' }).click()
  await player.getByRole('button', { name: `Note for “${words[0]}”` }).click()
  await player.getByRole('textbox', { name: 'Note' }).fill('Zebulon')
  await player.getByRole('button', { name: 'Save Note' }).click()
  await expect(player.getByRole('dialog').getByText('Zebulon')).toBeVisible()

  const proof = await player.context().newPage()
  const shown = writeProof({ ...readProof(hash.slice(1))!, notes: [[0, 'Zebulon']] })
  await proof.goto(`/proof#${shown}`)
  await expect(proof.getByText(/: Zebulon$/)).toBeVisible()
  await expect(proof.getByText(/^Top row: /)).toBeVisible()
  const calls = proof.getByText('2 called so far')
  await changeCard(host, cardId, { call: words[1] })
  await expect(calls).toBeVisible()

  const known = knownFor(cardId)
  expect(sent.filter((message) => !known.test(message))).toEqual([])
  expect(sent.filter((message) => message.includes('Zebulon'))).toEqual([])
  // The recording works: it contains the pages, the join of each of them, and the play.
  expect(sent).toContain('GET /proof')
  expect(sent.filter((message) => message.startsWith('40{"join"')).length).toBeGreaterThanOrEqual(3)
})
