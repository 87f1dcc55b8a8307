import type { Page } from 'playwright/test'
import { ALL, expect, registerWithCard, test } from './fixtures.ts'
import { square } from './squares.ts'

const SIZES = ['320x568', '375x553', '667x375']
if (ALL) SIZES.push('360x640', '844x390')

async function setScreen(page: Page, size: string, percent: number): Promise<void> {
  const [width = 0, height = 0] = size.split('x').map(Number)
  await page.setViewportSize({ width, height })
  await page.evaluate((share) => {
    document.documentElement.style.fontSize = `${share}%`
  }, percent)
}

/** Returns the letters that are cut off by the screen or the colored head of the dialog. */
function cutLetters(page: Page, frame?: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const outer = selector && document.querySelector(selector)?.getBoundingClientRect()
    const { left, top, right, bottom } = outer || new DOMRect(0, 0, innerWidth, innerHeight)
    return [...document.querySelectorAll('[role$=dialog]:last-of-type .bingo-letters > span')].flatMap(
      (letter) => {
        const box = letter.getBoundingClientRect()
        const isWhole =
          box.left >= left - 1 && box.top >= top - 1 && box.right <= right + 1 && box.bottom <= bottom + 1
        return isWhole ? [] : [letter.textContent]
      },
    )
  }, frame)
}

test('PLAY-1: neither a double tap nor a held Enter undoes a line or answers its dialog', async ({
  person,
}) => {
  const player = await person({ reducedMotion: 'reduce' })
  await player.goto(`/play/${await registerWithCard(player)}`)
  // The grid handles keys now.
  await expect(square(player, 5)).toHaveAttribute('tabindex', '-1')
  const dialog = player.getByRole('alertdialog', { name: 'BINGO!' })
  for (const number of [1, 2, 3, 4]) await square(player, number).click()
  await square(player, 5).dblclick()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue Playing' }).click()
  await expect(square(player, 5)).toHaveAttribute('aria-pressed', 'true')
  await square(player, 5).dblclick()
  await expect(square(player, 5)).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: 'Continue Playing' }).click()
  await square(player, 5).click()
  await expect(square(player, 5)).toHaveAttribute('aria-pressed', 'false')

  await square(player, 5).focus()
  for (let repetition = 0; repetition < 5; repetition++) await player.keyboard.down('Enter')
  await expect(dialog).toBeVisible()
  for (let repetition = 0; repetition < 5; repetition++) await player.keyboard.down('Enter')
  await player.keyboard.up('Enter')
  await expect(dialog).toBeVisible()
  await player.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(square(player, 5)).toHaveAttribute('aria-pressed', 'true')
})

test('PLAY-3 PLAY-23 UI-10: BINGO! fits on every phone, however large the text', async ({ person }) => {
  const player = await person({ reducedMotion: 'reduce' })
  await player.goto(`/play/${await registerWithCard(player)}`)
  for (const number of [1, 2, 3, 4, 5]) await square(player, number).click()
  const dialog = player.getByRole('alertdialog', { name: 'BINGO!' })
  await expect(dialog).toBeVisible()
  const resume = dialog.getByRole('button', { name: 'Continue Playing' })
  for (const size of SIZES)
    for (const percent of [100, 200]) {
      await setScreen(player, size, percent)
      const where = `${size} at ${percent} %`
      await expect.poll(() => cutLetters(player, '.bingo-head'), where).toEqual([])
      await expect.poll(() => cutLetters(player), where).toEqual([])
      // Larger text may still push the element down after the first scroll.
      await expect(async () => {
        await resume.scrollIntoViewIfNeeded()
        await expect(resume, where).toBeInViewport({ ratio: 0.95, timeout: 1000 })
      }).toPass({ timeout: 15_000 })
    }

  await test.step('Shout it fills an upright screen', async () => {
    await setScreen(player, '390x844', 100)
    await dialog.getByRole('button', { name: 'Shout it' }).click()
    const letters = player.locator('.shout .bingo-letters')
    await expect(letters).toBeVisible()
    expect(await cutLetters(player, '.shout')).toEqual([])
    const box = await letters.boundingBox()
    expect(box?.height).toBeGreaterThan(844 * 0.8)
    expect(box?.width).toBeGreaterThan(390 * 0.45)
  })

  await test.step('a switch shows on and off with text twice as large', async () => {
    await player.keyboard.press('Escape')
    await resume.click()
    await expectSwitchSides(player)
  })
})

/** Checks that the knob of a switch is at one of its ends. */
async function expectSwitchSides(player: Page): Promise<void> {
  const sound = player.getByRole('switch', { name: 'Sound' })
  await sound.scrollIntoViewIfNeeded()
  for (const percent of [100, 200]) {
    await setScreen(player, '390x844', percent)
    for (const side of ['left', 'right']) {
      // For one frame after the text has grown, a knob is still moving.
      await expect(async () => {
        const gaps = await sound.evaluate((track) => {
          const [outer, inner] = [track, track.firstElementChild ?? track].map((element) =>
            element.getBoundingClientRect(),
          ) as [DOMRect, DOMRect]
          return {
            left: inner.left - outer.left,
            right: outer.right - inner.right,
            middle: inner.top + inner.height / 2 - outer.top - outer.height / 2,
          }
        })
        expect(Math.abs(gaps.middle), `${percent} %`).toBeLessThan(1)
        expect(side === 'left' ? gaps.left : gaps.right, `${side} at ${percent} %`).toBeLessThan(
          4.5 * (percent / 100),
        )
      }).toPass({ timeout: 5000 })
      await sound.click()
    }
  }
}
