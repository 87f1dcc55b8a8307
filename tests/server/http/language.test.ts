import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGE_TAGS } from '#shared/languages.ts'
import { emails as arabic } from '#shared/messages/ar/emails.ts'
import { emails as german } from '#shared/messages/de/emails.ts'
import { pages as germanPages } from '#shared/messages/de/pages.ts'
import { useApp } from '#tests/support/app.ts'
import { useBuild } from '#tests/support/fake-build.ts'
import { startMailbox } from '#tests/support/mailbox.ts'
import { uniqueName } from '#tests/support/names.ts'
import { newVisitor, registeredVisitor } from '#tests/support/visitor.ts'
import { useStarted } from '#tests/support/use-started.ts'

const build = useBuild()
let cardId: string
const mailbox = useStarted(() => startMailbox())
const app = useApp(() => ({ build, mail: { smtpUrl: mailbox.smtpUrl } }))
beforeAll(async () => {
  const { visitor } = await registeredVisitor(app.url)
  const cells = ['“You are muted”', ...Array(8).fill('')]
  cardId = (await visitor.makeCard({ title: 'Standup', gridSize: 3, cells, hasFreeSpace: false })).cardId
})

const MAP = /<script type="importmap">(.*?)<\/script>/
const folder = (language: string) => `/assets/messages/${language}-1a2b3c4d/`

/** Opens a page as a browser that accepts these languages, and in which one may have been chosen. */
async function open(path: string, accepted?: string, chosen?: string) {
  const visitor = newVisitor(app.url)
  if (chosen) visitor.cookies.set('lang', chosen)
  const { status, headers, body } = await visitor.get(path, accepted ? { 'accept-language': accepted } : {})
  return { status, headers, body: String(body), visitor }
}
const languageIn = (body: string) => /<html lang="([^"]+)"/.exec(body)?.[1]

describe('the language of a page', () => {
  it.each([
    ['nothing', undefined, undefined, 'en'],
    ['any language', '*', undefined, 'en'],
    ['German of Austria', 'de-AT,de;q=0.9,en;q=0.8', undefined, 'de'],
    ['Portuguese of Portugal', 'pt-PT', undefined, 'pt-BR'],
    ['one that there is not, then one that there is', 'cy,fr;q=0.5', undefined, 'fr'],
    ['English before German', 'en-US,de;q=0.5', undefined, 'en'],
    ['one that there is not', 'cy', undefined, 'en'],
    ['German, having chosen Japanese', 'de', 'ja', 'ja'],
    ['German, having chosen what there is not', 'de', 'xx', 'de'],
  ])('LANG-1: is chosen for a browser that requests %s', async (_who, accepted, chosen, language) => {
    for (const path of ['/', `/play/${cardId}`, '/my-cards', '/no-such-page']) {
      const { body, headers } = await open(path, accepted, chosen)
      expect(languageIn(body)).toBe(language)
      expect(headers['content-language']).toBe(language)
    }
  })

  it('LANG-1: applies to its title, description and preloads, with an import map that its policy allows', async () => {
    const { body, headers } = await open(`/play/${cardId}`, 'de')
    expect(body).toContain(`“You are muted” … ${germanPages.card.invitation}`)
    const [, map = ''] = MAP.exec(body) ?? []
    expect(JSON.parse(map)).toEqual({ imports: { [folder('en')]: folder('de') } })
    expect(body.indexOf('importmap')).toBeLessThan(body.indexOf('data-scripts'))
    expect(body).toContain(`${folder('de')}first.js`)
    expect(body.replace(MAP, '')).not.toContain(folder('en'))
    const hash = createHash('sha256').update(map).digest('base64')
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`)
  })

  it('LANG-1: sets its direction, right to left for Arabic', async () => {
    expect((await open('/', 'ar')).body).toContain('<html lang="ar" dir="rtl">')
  })

  it('LANG-1: adds and allows no import map in English', async () => {
    const { body, headers } = await open('/')
    expect(body).not.toMatch(MAP)
    expect(body).toContain(`${folder('en')}first.js`)
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/)
  })

  it('LANG-1: separates pages in the server’s cache and, with Vary, in shared caches', async () => {
    const [first, second, third] = [await open('/', 'de'), await open('/', 'ja'), await open('/', 'de')]
    expect([first, second, third].map(({ body }) => languageIn(body))).toEqual(['de', 'ja', 'de'])
    expect(second.headers.etag).not.toBe(first.headers.etag)
    expect(String(first.headers.vary)).toMatch(/Accept-Language.*Cookie|Cookie.*Accept-Language/)
  })

  it('LANG-1: follows the URL in a frame, else the browser, but no cookie', async () => {
    const embed = `/embed/${cardId}`
    expect(languageIn((await open(embed, 'de', 'ja')).body)).toBe('de')
    const named = await open(`${embed}?lang=ar`, 'de', 'ja')
    expect(languageIn(named.body)).toBe('ar')
    expect(String(named.headers.vary)).not.toContain('Cookie')
    expect(languageIn((await open(`${embed}?lang=%3Cscript%3E`, 'de')).body)).toBe('de')
  })
})

describe('URLs with a language', () => {
  it.each(['/', '/terms', '/privacy', '/contact'])(
    'LANG-6: set the language of %s, which links to all of them',
    async (path) => {
      const address = (tag: string) => (tag === 'en' ? path : `/${tag}${path === '/' ? '' : path}`)
      const { status, body, visitor } = await open(address('de'), 'fr', 'ja')
      expect(status).toBe(200)
      expect(languageIn(body)).toBe('de')
      expect(visitor.cookies.get('lang')).toBe('de')
      const links = [...body.matchAll(/hreflang="([^"]+)" href="[^"]*?\/\/[^/]+([^"]*)"/g)]
      expect(links.map(([, tag, href]) => [tag, href])).toEqual([
        ...LANGUAGE_TAGS.map((tag) => [tag, address(tag)]),
        ['x-default', path],
      ])
    },
  )

  it.each(['/de/play/nothing', '/de/my-cards', '/xx', '/en', '/en/terms'])(
    'LANG-6: %s is an unknown page',
    async (path) => {
      const { status, visitor } = await open(path)
      expect(status).toBe(404)
      expect(visitor.cookies.get('lang')).toBeUndefined()
    },
  )
})

describe('the choice of a language', () => {
  it('LANG-3: is kept for a year, also in Safari, which deletes what scripts write', async () => {
    const visitor = newVisitor(app.url)
    const { status, headers } = await visitor.post('/api/language', { language: 'pl' })
    expect(status).toBe(204)
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^lang=pl; Max-Age=31536000; Path=\/; .*SameSite=Lax$/),
    ])
    expect(languageIn(String((await visitor.get('/', { 'accept-language': 'de' })).body))).toBe('pl')
  })

  it.each([undefined, 'xx', 'DE', { $gt: '' }])(
    'LANG-3: is refused with a field error for %j, and sets no cookie',
    async (language) => {
      const visitor = newVisitor(app.url)
      const { status, body } = await visitor.post('/api/language', { language })
      expect(status).toBe(400)
      expect(body).toMatchObject({
        code: 'invalid',
        fields: { language: 'Choose one of the languages in the menu' },
      })
      expect(visitor.cookies.size).toBe(0)
    },
  )

  it('LANG-4: applies to emails; until then they use the language of the page on which the user registered', async () => {
    const visitor = newVisitor(app.url)
    visitor.cookies.set('lang', 'de')
    const username = uniqueName()
    const email = `${username}@example.com`
    const form = { username, email, password: 'correct horse', displayName: username, profileIcon: 'cat' }
    expect((await visitor.post('/api/register', form)).status).toBe(201)
    expect((await mailbox.newest(email)).text).toContain(german.signature)
    expect((await visitor.post('/api/language', { language: 'ar' })).status).toBe(204)
    const stranger = newVisitor(app.url)
    expect((await stranger.post('/api/forgot-password', { email })).status).toBe(202)
    const { text } = await mailbox.newest(email, 2)
    expect(Buffer.from(text.split('\r\n\r\n')[1]!, 'base64').toString() + text).toContain(arabic.signature)
  })
})
