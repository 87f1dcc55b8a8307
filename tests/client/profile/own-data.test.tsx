import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { noNetwork, refuses } from '#tests/support/fake-api.ts'
import { expectToast } from '#tests/support/toast.ts'
import { useDownloads } from '#tests/support/downloads.ts'
import { arrived, MO, NOT_SIGNED_IN, openApp, UNREACHABLE, useFreshPage } from '../frame/app-page.tsx'

const api = useFreshPage(MO)
const EXPORT = 'GET /api/account/export'
const NAME = 'bingoboard-data-2026-11-22.json'
const TEXT = `{"format":"bingoboard-data","version":1,\n"cards":[]}\n`
const headers = {
  'Content-Type': 'application/json',
  'Content-Disposition': `attachment; filename="${NAME}"`,
}

const saved = useDownloads()

const button = () =>
  within(screen.getByRole('region', { name: 'Your data' })).findByRole('button', { name: 'Download my data' })

async function download() {
  const { user } = await openApp('/profile')
  await screen.findByRole('heading', { name: 'Profile Settings' })
  const press = async () => user.click(await button())
  await press()
  return press
}

/** Returns a body that arrives in parts, and breaks off after the last part if `breaks` is set. */
function bodyOf(parts: string[], { breaks = false } = {}): ReadableStream {
  const left = [...parts]
  return new ReadableStream({
    pull: (controller) => {
      const part = left.shift()
      if (part !== undefined) controller.enqueue(new TextEncoder().encode(part))
      else if (breaks) controller.error(new TypeError('network error'))
      else controller.close()
    },
  })
}

describe('Download my data', () => {
  it('DATA-3 LANG-8: does not show a failure in the browser’s own words', async () => {
    const raw = 'Failed to fetch dynamically imported module: http://localhost/a.js'
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new TypeError(raw)
    })
    api.current.on(EXPORT, () => new Response(TEXT, { headers }))
    await download()
    await expectToast('Data not downloaded', 'An unknown error occurred')
  })

  it('DATA-3: shows a failure and saves nothing; then saves the server’s file under its name', async () => {
    const tooMany = 'Too many attempts. Please wait a moment.'
    api.current.on(EXPORT, noNetwork)
    const press = await download()
    await expectToast('Data not downloaded', UNREACHABLE)
    for (const [answer, words] of [
      [refuses(429, tooMany, 'too-many-requests'), tooMany],
      [
        () => new Response('<h1>Log in to our Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } }),
        UNREACHABLE,
      ],
      [
        () => new Response(bodyOf(['{"format":'], { breaks: true }), { headers }),
        'The connection broke before everything was here. Please try again.',
      ],
    ] as const) {
      await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-disabled'))
      api.current.on(EXPORT, answer)
      await press()
      await expectToast('Data not downloaded', words)
    }
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-disabled'))
    expect(saved).toEqual([])

    api.current.on(EXPORT, () => new Response(TEXT, { headers }))
    await press()
    await expectToast('Data Downloaded', `Look for ${NAME} in your downloads.`)
    expect(saved.map(({ name }) => name)).toEqual([NAME])
    expect(await saved[0]!.file.text()).toBe(TEXT)
    expect(await button()).toBeEnabled()
  })

  it('DATA-3 ACC-12: leads to the log-in if the session has ended', async () => {
    api.current.on(EXPORT, (call) => {
      api.current.on('GET /api/user', NOT_SIGNED_IN)
      return NOT_SIGNED_IN(call)
    })
    await download()
    await arrived('/auth')
    expect(saved).toEqual([])
  })
})
