import { startWordPress, HAS_WORDPRESS } from '#tests/support/wordpress.ts'
import { provoke } from './console-messages.ts'
import { changeSquares, expect, test } from './fixtures.ts'
import { isLive, marked, square } from './squares.ts'

test('EMB-13: a bare link in WordPress becomes a frame that fits a phone, follows the host and opens the card @long', async ({
  person,
  hostedCard,
  baseURL,
  afterPages,
}) => {
  test.skip(!HAS_WORDPRESS, 'WordPress, MariaDB or PHP is not installed')
  const { cardId, host } = await hostedCard({ title: 'In a post' })
  const wordPress = await startWordPress()
  afterPages(wordPress.dispose)
  const address = wordPress.post(`Come and play.\n\n${baseURL}/play/${cardId}\n\nSee you.`)
  const reader = await person({ viewport: { width: 360, height: 740 } })
  // The sandbox blocks the tab, and then WordPress opens the link.
  await provoke(reader, ['Blocked', '404'], async () => {
    await reader.goto(address)
    const element = reader.locator('iframe.wp-embedded-content')
    const frame = reader.frameLocator('iframe.wp-embedded-content')
    await expect(element).toHaveAttribute('sandbox', 'allow-scripts')
    await isLive(frame)
    // The frame is hidden until it reports its height: its width, plus room for the title and the strip.
    await expect(element).toHaveAttribute('height', '472')
    await expect(element).toBeVisible()
    await expect(reader.locator('blockquote')).toBeHidden()
    expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect((await element.boundingBox())!).toMatchObject({ x: 24, width: 312, height: 472 })

    await square(frame, 3).click()
    await expect(marked(frame)).toHaveCount(1)
    await changeSquares(host, cardId, { 0: 'Just changed' })
    await expect(frame.getByRole('button', { name: 'Just changed' })).toBeVisible()
    await expect(marked(frame)).toHaveCount(1)

    await reader.setViewportSize({ width: 800, height: 900 })
    await expect(element).toHaveAttribute('height', '810')
    await frame.getByRole('link', { name: /^Open in BingoBoard/ }).click()
    await expect(reader).toHaveURL(`/play/${cardId}`)
  })
})
