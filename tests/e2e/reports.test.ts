import { startBuiltServer } from '../support/built-server.ts'
import { codeIn, startMailbox } from '../support/mailbox.ts'
import { provoke } from './console-messages.ts'
import { expect, test } from './fixtures.ts'

const ADMIN = 'admin@riverside.example'
const PASSWORD = 'a good password'

test('RPT-1, ADM-8, ADM-1, ADM-3: a player reports a card, an admin takes it down and restores it, and a category @long', async ({
  person,
  afterPages,
}) => {
  const mailbox = await startMailbox()
  afterPages(mailbox.close)
  const server = await startBuiltServer({
    OPERATOR_NAME: 'Riverside School',
    OPERATOR_EMAIL: 'office@riverside.example',
    ADMIN_EMAILS: ADMIN,
    SMTP_URL: mailbox.smtpUrl,
  })
  afterPages(server.dispose)
  const baseURL = server.url

  const host = await person({ baseURL })
  const registered = await host.request.post('/api/register', {
    data: { username: 'host', email: 'host@riverside.example', password: PASSWORD },
  })
  expect(registered.status()).toBe(201)
  const made = await host.request.post('/api/cards', { data: { title: 'Bad words' } })
  const { cardId } = (await made.json()) as { cardId: string }

  const player = await person({ baseURL })
  await player.goto(`/play/${cardId}`)
  await player.getByRole('button', { name: 'Report This Card' }).click()
  const form = player.getByRole('dialog', { name: 'Report' })
  await form.getByRole('button', { name: 'Send Report' }).click()
  await expect(form.getByText('Choose one of the reasons shown')).toBeVisible()
  await expect(form.getByText('Confirm that you believe this is true')).toBeVisible()
  await form.getByLabel("What's wrong?").selectOption('private')
  await form.getByLabel('In your words').fill('It shows my home address.')
  await form.getByLabel('Your name').fill('Ann')
  // A phone may discard the page while its user looks something up elsewhere.
  await player.reload()
  await player.getByRole('button', { name: 'Report This Card' }).click()
  await expect(form.getByLabel('In your words')).toHaveValue('It shows my home address.')
  await expect(form.getByLabel("What's wrong?")).toHaveValue('private')
  // The next user of the tab must not see the name.
  await expect(form.getByLabel('Your name')).toHaveValue('')
  await form.getByLabel('I believe this is true').check()
  await form.getByRole('button', { name: 'Send Report' }).click()
  await expect(player.getByText('Report sent', { exact: true })).toBeVisible()
  expect((await mailbox.newest('office@riverside.example')).text).toContain('> It shows my home address.')

  const admin = await person({ baseURL })
  await admin.request.post('/api/register', { data: { username: 'ann', email: ADMIN, password: PASSWORD } })
  const token = codeIn(await mailbox.newest(ADMIN), 'verify-email')
  expect((await admin.request.post('/api/verify-email', { data: { token } })).status()).toBe(204)
  await provoke(admin, ['404', '403'], async () => {
    await admin.goto('/admin')
    await admin.getByLabel('Your password').fill(PASSWORD)
  })
  await admin.getByRole('button', { name: 'Continue' }).click()
  await expect(admin.getByText('It shows my home address.')).toBeVisible()
  await expect(admin.getByRole('grid', { name: 'Bad words' })).toBeVisible()
  await admin.getByRole('button', { name: 'Take Down' }).click()
  const asks = admin.getByRole('alertdialog', { name: 'Take Down?' })
  await asks.getByRole('button', { name: 'Take Down' }).click()
  await expect(asks.getByText('Say why')).toBeVisible()
  await asks.getByLabel('Why?').fill('It shows a private address.')
  await asks.getByRole('button', { name: 'Take Down' }).click()
  await expect(admin.getByText('No one has reported anything.')).toBeVisible()

  await expect(player.getByText('Removed after a report', { exact: true })).toBeVisible()
  const late = await person({ baseURL })
  await provoke(late, ['410'], async () => {
    expect((await late.goto(`/play/${cardId}`))?.status()).toBe(410)
    await expect(late.getByRole('heading', { name: 'Removed after a report' })).toBeVisible()
  })
  await expect(late.getByText('Bad words')).toHaveCount(0)
  await provoke(host, ['410'], async () => {
    await host.goto(`/create/${cardId}`)
    await expect(host.getByRole('heading', { name: 'Removed after a report' })).toBeVisible()
  })

  await admin.getByLabel('A link, a join code or a username').fill(`${baseURL}/play/${cardId}`)
  await admin.getByRole('button', { name: 'Find', exact: true }).click()
  await admin.getByRole('button', { name: 'Restore' }).click()
  const restores = admin.getByRole('alertdialog', { name: 'Restore?' })
  await restores.getByLabel('Why?').fill('It was a mistake.')
  await restores.getByRole('button', { name: 'Restore' }).click()
  await expect(admin.getByText('live, owner: host')).toBeVisible()
  await late.reload()
  await expect(late.getByRole('heading', { name: 'Bad words' })).toBeVisible()

  const listed = await host.request.post('/api/categories', {
    data: { name: 'Bad list', items: [{ content: 'A bad word' }] },
  })
  const { categoryId } = (await listed.json()) as { categoryId: string }
  const decide = async (label: string) => {
    await admin.getByRole('button', { name: label, exact: true }).click()
    const decides = admin.getByRole('alertdialog')
    await decides.getByLabel('Why?').fill('It was reported.')
    await admin.screenshot({ path: test.info().outputPath(`category-${label}.png`) })
    await decides.getByRole('button', { name: label }).click()
    await expect(decides).toHaveCount(0)
  }
  await admin.getByLabel('A link, a join code or a username').fill(`${baseURL}/categories/${categoryId}`)
  await admin.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(admin.getByText('Bad list')).toBeVisible()
  await decide('Take Down')
  await expect(admin.getByText('removed, owner: host')).toBeVisible()
  expect((await host.request.get(`/api/categories/${categoryId}`)).status()).toBe(404)
  await decide('Restore')
  await host.goto(`/categories/${categoryId}`)
  await expect(host.getByRole('heading', { name: 'Bad list' })).toBeVisible()
  await expect(host.getByRole('paragraph').filter({ hasText: 'A bad word' })).toBeVisible()
})
