import { expect, test } from './fixtures.ts'

test('LEGAL-1 LEGAL-2: Terms, Privacy and Contact need no script', async ({ person }) => {
  const reader = await person({ javaScriptEnabled: false })
  for (const name of ['Terms', 'Privacy', 'Contact']) {
    const answer = await reader.goto(`/${name.toLowerCase()}`)
    expect(answer?.status()).toBe(200)
    await expect(reader).toHaveTitle(`${name} | BingoBoard`)
    await expect(reader.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(reader.getByText('This is a private installation of BingoBoard')).toBeVisible()
  }
})
