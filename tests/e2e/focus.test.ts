import type { Locator, Page } from 'playwright/test'
import { provoke } from './console-messages.ts'
import { changeCard, createCard, expect, registerWithCard, test } from './fixtures.ts'
import { waitForHydration } from './page-checks.ts'
import { square } from './squares.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Presses a button with the keyboard. */
async function press(control: Locator): Promise<void> {
  await control.focus()
  await control.page().keyboard.press('Enter')
}

test('UI-35: the focus stays nearby when a player’s answers and tools disappear', async ({ playing }) => {
  const { player, cardId, host } = await playing({}, { extra: ['Extra 1', 'Extra 2'] })
  await press(button(player, 'Draw my own card'))
  await press(button(player, "Host's card"))
  await expect(button(player, 'Reset Marks')).toBeFocused()
  for (const [number, answer] of [
    [3, 'Keep marks'],
    [4, 'Clear marks'],
  ] as const) {
    await square(player, number).click()
    await changeCard(host, cardId, { newRound: true })
    await press(button(player, answer))
    await expect(player.getByRole('grid').locator(':focus'), answer).toHaveCount(1)
  }
  // Simulates a pointer in Safari, which does not focus the pressed button.
  await square(player, 3).click()
  await changeCard(host, cardId, { newRound: true })
  const answer = button(player, 'Clear marks')
  await expect(answer).toBeVisible()
  await player.waitForLoadState('networkidle')
  await player.evaluate(() => (document.activeElement as HTMLElement).blur())
  await answer.dispatchEvent('click')
  await expect(player.getByRole('grid').locator(':focus')).toHaveCount(1)
})

test('UI-35: the focus stays nearby when a host removes, shows and calls words', async ({ person }) => {
  const host = await person()
  const extra = Array.from({ length: 10 }, (_, at) => `Extra ${at + 1}`)
  const cardId = await registerWithCard(host, { extra })
  await host.goto(`/create/${cardId}`)
  await press(button(host, 'Show all 10'))
  await expect(button(host, 'Put on the card: Extra 9')).toBeFocused()
  for (const [removed, beside] of [
    ['Extra 2', 'Extra 3'],
    ['Extra 10', 'Extra 9'],
  ]) {
    await press(button(host, `Remove: ${removed}`))
    await expect(button(host, `Remove: ${beside}`)).toBeFocused()
  }
  await host.goto(`/present/${cardId}?view=caller`)
  const [next, undo] = [button(host, 'Next'), button(host, 'Undo last call')]
  await expect(next).not.toHaveAttribute('aria-disabled')
  await press(next)
  await expect(host.getByText(/^1 called/)).toBeVisible()
  await press(undo)
  await expect(host.getByText(/^1 called/)).toBeHidden()
  await expect(undo).toBeFocused()
  await press(next)
  await expect(host.getByText(/^1 called/)).toBeVisible()
  await press(button(host, 'Start over'))
  await press(button(host, 'Start'))
  await expect(host.getByText(/^1 called/)).toBeHidden()
  await expect(button(host, 'Start over')).toBeFocused()
})

test('UI-35: the focus stays on the screen when Try Again disappears because the list has loaded', async ({
  person,
}) => {
  const host = await person()
  await registerWithCard(host)
  let fails = true
  await host.route('**/api/my-cards**', (route) => (fails ? route.abort() : route.continue()))
  await provoke(host, ['ERR_FAILED'], async () => {
    await host.goto('/my-cards')
    await expect(button(host, 'Try Again')).toBeVisible({ timeout: 30_000 })
  })
  // The code that restores the focus loads while the page is idle.
  await host.waitForLoadState('networkidle')
  fails = false
  await press(button(host, 'Try Again'))
  await expect(host.getByRole('article', { name: 'Stand-up bingo' })).toBeVisible()
  await expect(host.locator('main :focus')).toHaveCount(1)
})

test('UI-15: the first press of a pointer on a tab shows no focus ring, a key does', async ({ person }) => {
  const guest = await person()
  await guest.goto('/auth')
  const tab = guest.getByRole('tab', { name: 'Register' })
  await waitForHydration(guest)
  const { x, y } = (await tab.boundingBox())!
  await guest.mouse.click(x + 5, y + 5)
  await expect(tab).toBeFocused()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  expect(await tab.evaluate((element) => element.matches(':focus-visible'))).toBe(false)
  await guest.keyboard.press('ArrowLeft')
  await expect(guest.locator('[role=tab]:focus-visible')).toHaveText('Login')
})

test('UI-35: the focus moves to the next row when the answer to a question removes its own', async ({
  person,
}) => {
  const host = await person()
  await registerWithCard(host, { title: 'Second' })
  for (const title of ['Middle', 'First']) await createCard(host, { title })
  await host.goto('/my-cards')
  const more = (title: string) => button(host, `More for ${title}`)
  const remove = async (title: string) => {
    await press(more(title))
    await press(host.getByRole('menuitem', { name: 'Delete' }))
    await press(host.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    await expect(more(title)).toBeHidden()
  }
  await remove('Middle')
  await expect(more('Second')).toBeFocused()
  await remove('Second')
  await expect(more('First')).toBeFocused()
  for (const name of ['old', 'middle', 'new'])
    await host.request.post('/api/tokens', { data: { name, scope: 'cards:read', days: 30 } })
  await host.goto('/profile')
  await press(button(host, 'Delete middle'))
  await press(host.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await expect(button(host, 'Delete old')).toBeFocused()
})
