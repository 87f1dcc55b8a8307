import { describe, expect, it } from 'vitest'
import { isOfficialRead, isScreen, officialReads } from '#client/service-worker/cache-rules.ts'

const at = (path: string) => new URL(path, 'https://bingo.example')

describe('what is cached of the API', () => {
  it('OFF-3: for a page in another language, its official categories and the English ones', () => {
    const german = officialReads('de')
    expect(german).toEqual(expect.arrayContaining([...officialReads()]))
    expect(german).toContain('/api/categories/public?language=de')
    expect(german).toContain('/api/categories/de-grillen/content')
    expect(german).not.toContain('/api/categories/fr-mariage')
    expect(german.filter((path) => !isOfficialRead('GET', at(path)))).toEqual([])
  })

  it.each([
    ['GET', '/api/user'],
    ['GET', '/api/categories'],
    ['GET', '/api/categories/userMade00'],
    ['GET', '/api/categories/movienight/permissions'],
    ['GET', '/api/categories/public?mine=1'],
    ['GET', '/api/categories/public?language=xx'],
    ['POST', '/api/categories/movienight/content'],
    ['HEAD', '/api/categories/public'],
  ])('OFF-4: never %s %s', (method, path) => {
    expect(isOfficialRead(method, at(path))).toBe(false)
  })
})

describe('URLs that the app shell answers', () => {
  it.each([
    '/',
    '/play/abcdefghij',
    '/play/temp-1700000000000-abc',
    '/profile?google=success',
    '/reset-password#code',
    '/categories/movienight/?utm_source=chat',
    '/My-Cards',
    '/de',
    '/pt-br/categories',
  ])('OFF-1: %s', (path) => {
    expect(isScreen(at(path))).toBe(true)
  })

  it.each([
    '/api/auth/google/callback?code=1',
    '/play/abcdefghij/picture.png',
    '/assets/app.js',
    '/no/such/page',
  ])('OFF-4: not %s', (path) => {
    expect(isScreen(at(path))).toBe(false)
  })
})
