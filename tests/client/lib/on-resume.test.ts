import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onResume } from '#client/lib/page/on-resume.ts'

const resumed = vi.fn<() => void>()
let stop: () => void
beforeEach(() => {
  resumed.mockReset()
  stop = onResume(resumed)
})
afterEach(() => stop())

function becomes(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const goOnline = () => window.dispatchEvent(new Event('online'))
function showPage(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

describe('a page that resumes', () => {
  it('LIV-8: is notified when the network is back, the tab is shown and the page is restored from the cache', () => {
    goOnline()
    expect(resumed).toHaveBeenCalledTimes(1)
    becomes('visible')
    expect(resumed).toHaveBeenCalledTimes(2)
    showPage(true)
    expect(resumed).toHaveBeenCalledTimes(3)
  })

  it('LIV-8: is not notified on the first load, while hidden, and after unsubscribing', () => {
    showPage(false)
    becomes('hidden')
    goOnline()
    expect(resumed).not.toHaveBeenCalled()
    becomes('visible')
    expect(resumed).toHaveBeenCalledOnce()
    stop()
    goOnline()
    becomes('visible')
    showPage(true)
    expect(resumed).toHaveBeenCalledOnce()
  })
})
