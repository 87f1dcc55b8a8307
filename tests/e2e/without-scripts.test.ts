import type { Page } from 'playwright/test'
import { app as arApp } from '#shared/messages/ar/app.ts'
import { landing as arLanding } from '#shared/messages/ar/landing.ts'
import { play as arPlay } from '#shared/messages/ar/play.ts'
import { pngSize } from '#tests/support/preview-worker.ts'
import { provoke } from './console-messages.ts'
import { expect, test } from './fixtures.ts'

const HOSTILE = 'Tom & "Jerry" </script><img src=x onerror=alert(1)>'
const ARABIC = 'شخص ما يتحدث والميكروفون مغلق'

test('PLAY-6 UI-19 UI-8 EMB-1: a card is shown without scripts, escaped', async ({
  person,
  hostedCard,
  baseURL,
}) => {
  const cells = Array.from({ length: 25 }, (_, at) => `Square ${at + 1}`)
    .with(12, '')
    .with(1, ARABIC)
  const { cardId } = await hostedCard({ title: HOSTILE, theme: 'green', cells })
  const reader = await person({ javaScriptEnabled: false })
  const requested: string[] = []
  reader.on('request', (request) => requested.push(request.resourceType()))
  const response = await reader.goto(`/play/${cardId}`)
  expect(response?.status()).toBe(200)
  await expect(reader.getByRole('heading', { name: HOSTILE })).toBeVisible()
  await expect(reader.getByText('Square 1', { exact: true })).toBeVisible()
  await expect(reader.getByText('Square 25', { exact: true })).toBeVisible()
  await expect(reader.locator('body')).toHaveAttribute('data-theme', 'green')
  await expect(reader.locator('img[src="x"]')).toHaveCount(0)
  expect(requested).not.toContain('stylesheet')
  const words = reader.locator('.card-grid .words')
  await expect(words.nth(0)).toHaveCSS('direction', 'ltr')
  await expect(words.nth(1)).toHaveCSS('direction', 'rtl')
  await test.step('PRE-1, PRE-4: a chat app gets its title and picture', () =>
    expectPreview(reader, new URL(`/preview/${cardId}.png?v=1`, baseURL).href))

  await reader.goto(`/embed/${cardId}`)
  await expect(reader.getByRole('heading', { name: HOSTILE })).toBeVisible()
  await expect(reader.getByText('Square 25')).toBeVisible()
  await reader.goto('/create')
  await expect(reader.getByText('0 of 24 squares filled')).toBeVisible()
  await expect(reader.getByText('Guest Mode')).toBeVisible()
  await reader.goto('/categories')
  await expect(reader.getByRole('heading', { name: 'Movie Night' })).toBeVisible()
})

async function expectPreview(reader: Page, address: string): Promise<void> {
  const tag = (name: string) => reader.locator(`head meta[property="${name}"]`)
  await expect(tag('og:title')).toHaveAttribute('content', HOSTILE)
  await expect(tag('og:image')).toHaveAttribute('content', address)
  const picture = await reader.request.get(address)
  expect(picture.status()).toBe(200)
  expect(pngSize(await picture.body())).toEqual({ width: 1200, height: 630 })
  // Only a card's own picture may be cached for a day, not the general one that replaces it after a failure.
  expect(picture.headers()['cache-control']).toBe('public, max-age=86400')
  const general = await reader.request.get('/link-picture.png')
  expect(pngSize(await general.body())).toEqual({ width: 1200, height: 630 })
  expect((await general.body()).equals(await picture.body())).toBe(false)
}

test('CODE-3 CODE-4 CODE-6 LEGAL-1 LEGAL-2 LANG-1: join codes, legal pages and languages need no script', async ({
  person,
  hostedCard,
}) => {
  const { cardId, host } = await hostedCard()
  const answer = await host.request.post(`/api/cards/${cardId}/code`, { data: {} })
  const { code } = (await answer.json()) as { code: string }
  const reader = await person({ javaScriptEnabled: false })
  await reader.goto(`/j/${code.slice(0, 3)}-${code.slice(3)}`)
  await expect(reader).toHaveURL(`/play/${cardId}`)
  // One more than an existing code, so that no other test of this worker has it.
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  for (const path of [wrong, 'not-a-code']) {
    await provoke(reader, ['404'], async () => expect((await reader.goto(`/j/${path}`))?.status()).toBe(404))
    await expect(reader.getByRole('heading', { level: 1, name: 'Have a code?' })).toBeVisible()
    await expect(reader.getByText('No card has this code. Check it with your host.')).toBeVisible()
  }
  const field = reader.getByLabel(/^(Have a code\?|Code)$/)
  await expect(field).toHaveValue('')
  await field.fill(code)
  await reader.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(reader).toHaveURL(`/play/${cardId}`)

  for (const name of ['Terms', 'Privacy', 'Contact']) {
    const page = await reader.goto(`/${name.toLowerCase()}`)
    expect(page?.status()).toBe(200)
    await expect(reader).toHaveTitle(`${name} | BingoBoard`)
    await expect(reader.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(reader.getByText('This is a private installation of BingoBoard')).toBeVisible()
  }

  const arabic = await person({ locale: 'ar', javaScriptEnabled: false })
  await arabic.goto(`/play/${cardId}`)
  await expect(arabic.getByText(arPlay.hint)).toBeVisible()
  await expect(arabic.getByRole('contentinfo')).toContainText(arApp.privacy)
  await arabic.goto('/')
  await expect(arabic.getByRole('heading', { level: 1 })).toContainText(arLanding.pitch.make.shout)
})
