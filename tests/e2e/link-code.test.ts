import { phone } from './devices.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './page-checks.ts'

// The effects of emailed links are tested in server/accounts, and their screens in client/auth.
test('ACC-19 UI-5: the code of a link survives a reload, although it has been removed from the address bar', async ({
  person,
}) => {
  const page = await person({ ...phone, colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto(`/reset-password#${'a'.repeat(43)}`)
  await expect(page).toHaveURL('/reset-password')
  await page.getByLabel('New password').fill('battery staple')
  await page.getByLabel('Confirm password').fill('battery stable')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText("Passwords don't match").first()).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('New password')).toBeVisible()
})
