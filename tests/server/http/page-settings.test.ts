import { afterEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { useBuild } from '#tests/support/fake-build.ts'
import { newVisitor } from '#tests/support/visitor.ts'

const META = '<meta name="public-url" content="https://bingo.example">'
const ADDRESSES = ['/', '/play/unknown123', '/create', '/nowhere']

describe('the settings that pages name', () => {
  const build = useBuild()
  let app: TestApp
  afterEach(() => app.close())

  it('EDIT-7 OPS-7 ACC-51 ACC-52 PRE-2: every page names PUBLIC_URL, with its icon, and the settings of accounts that are not the default ones in its head', async () => {
    const operator = { name: 'Hill "School"', email: 'it@school.example' }
    const registration = { mode: 'closed', allowedEmails: [] } as const
    app = await startApp({ build, publicUrl: 'https://bingo.example', operator, registration })
    const settings = JSON.stringify({ registration: 'closed', operator }).replaceAll('"', '&#34;')
    for (const address of ADDRESSES) {
      const { body } = await newVisitor(app.url).get(address)
      const [head] = String(body).split('</head>')
      expect(head, address).toContain(META)
      expect(head, address).toContain('href="https://bingo.example/icon-192.png"')
      expect(head, address).toContain(`<meta name="server-config" content="${settings}">`)
    }
  })

  it('EDIT-7 ACC-51: without PUBLIC_URL and with the default settings no page names any', async () => {
    app = await startApp({ build })
    for (const address of ADDRESSES)
      expect(String((await newVisitor(app.url).get(address)).body), address).not.toMatch(
        /bingo\.example|public-url|server-config/,
      )
  })
})
