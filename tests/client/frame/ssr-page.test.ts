import { afterEach, describe, expect, it, vi } from 'vitest'
import { afterFirstPaint } from '#client/lib/lazy/after-paint.ts'
import { captureEarlyEvents, stopCapturingEarlyEvents } from '#client/lib/page/early-events.ts'
import { markLocalState } from '#client/app/local-state.ts'
import { STORAGE_KEYS } from '#client/sync/storage-keys.ts'
import { paths } from '#client/lib/paths.ts'

function isLookedAt(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
}

describe('presses before hydration', () => {
  // Input is captured until the task after hydration.
  afterEach(() => new Promise((resolve) => setTimeout(resolve)))

  function drawn(): { press: (id: string) => void; answered: string[] } {
    document.body.innerHTML =
      '<button id="one"><span>Rain</span></button><button id="two">Snow</button><p id="words">Words</p>'
    captureEarlyEvents()
    const answered: string[] = []
    const press = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!.click()
    return { press, answered }
  }
  function appTakesOver(answered: string[]): void {
    const answer = stopCapturingEarlyEvents()
    for (const button of document.querySelectorAll('button'))
      button.addEventListener('click', () => answered.push(button.id))
    answer()
  }

  it('UI-20: are handled once the app is loaded, in order and as often', () => {
    const { press, answered } = drawn()
    press('two')
    document.querySelector<HTMLElement>('#one span')!.click()
    press('two')
    expect(answered).toEqual([])
    appTakesOver(answered)
    expect(answered).toEqual(['two', 'one', 'two'])
  })

  it('UI-20: are handled once: presses during hydration or later are handled by React alone', () => {
    const { press, answered } = drawn()
    press('one')
    const answer = stopCapturingEarlyEvents()
    for (const button of document.querySelectorAll('button'))
      button.addEventListener('click', () => answered.push(button.id))
    press('two')
    answer()
    answer()
    stopCapturingEarlyEvents()()
    expect(answered).toEqual(['two', 'one'])
  })

  it('UI-20: reach their element where the app has built the screen anew', async () => {
    document.body.innerHTML =
      '<div data-index="3"><button>Rain</button></div><input name="title"><button id="new">New</button>'
    captureEarlyEvents()
    const page = document.body.innerHTML
    document.querySelector<HTMLElement>('[data-index] button')!.click()
    const field = document.querySelector('input')!
    field.value = 'Typed early'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    document.getElementById('new')!.click()
    document.body.innerHTML = page.replace('Rain', 'Rain!')
    const answered: (string | null)[] = []
    const answer = stopCapturingEarlyEvents()
    for (const button of document.querySelectorAll('button'))
      button.addEventListener('click', () => answered.push(button.textContent))
    answer()
    expect(answered).toEqual(['Rain!', 'New'])
    await vi.waitFor(() => expect(document.querySelector('input')).toHaveValue('Typed early'))
  })

  it('UI-20: a choice made during hydration is repeated after it, because hydration resets the field', async () => {
    document.body.innerHTML =
      '<select><option value="given">Recommended</option><option value="name">Name</option></select><input>'
    captureEarlyEvents()
    const [select, field] = [document.querySelector('select')!, document.querySelector('input')!]
    const change = (element: HTMLInputElement | HTMLSelectElement, value: string) => {
      element.value = value
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const answer = stopCapturingEarlyEvents()
    change(select, 'name')
    change(field, 'Rain')
    select.value = 'given'
    field.value = ''
    const handled: string[] = []
    select.addEventListener('change', () => handled.push(select.value))
    field.addEventListener('input', () => handled.push(field.value))
    answer()
    expect(handled).toEqual([])
    await vi.waitFor(() => expect(handled).toEqual(['name', 'Rain']))
    change(field, 'Snow')
    answer()
    await new Promise((resolve) => setTimeout(resolve))
    expect(handled).toEqual(['name', 'Rain', 'Snow'])
  })

  it('UI-20: are not recorded on a page that was not server-rendered', () => {
    expect(() => stopCapturingEarlyEvents()()).not.toThrow()
  })
})

describe('loading the app', () => {
  /** A browser that reports its paints when the test says so. */
  function paints(): (...names: string[]) => void {
    const observers = new Set<PerformanceObserverCallback>()
    class Observer {
      hear: PerformanceObserverCallback
      constructor(hear: PerformanceObserverCallback) {
        this.hear = hear
      }
      observe(options: PerformanceObserverInit) {
        if (options.type === 'paint' && options.buffered) observers.add(this.hear)
      }
      disconnect() {
        observers.delete(this.hear)
      }
    }
    vi.stubGlobal('PerformanceObserver', Observer)
    return (...names) => {
      const list = { getEntriesByName: (name: string) => names.filter((other) => other === name) }
      for (const hear of observers) hear(list as unknown as PerformanceObserverEntryList, {} as never)
    }
  }

  it('UI-20: begins after the content is painted, not only the background', () => {
    vi.useFakeTimers()
    isLookedAt('visible')
    const paint = paints()
    const task = vi.fn()
    afterFirstPaint(task)
    paint('first-paint')
    expect(task).not.toHaveBeenCalled()
    paint('first-contentful-paint')
    expect(task).toHaveBeenCalledTimes(1)
  })
})

describe('local state that the server cannot render', () => {
  const own = STORAGE_KEYS.shuffle('abcdefghij')
  it.each([
    [paths.create(), {}, {}],
    [paths.create(), { [STORAGE_KEYS.editorCard]: { title: 'Mine' } }, { kept: '' }],
    [paths.create('abcdefghij'), { [STORAGE_KEYS.editorCard]: { title: 'Mine' } }, {}],
    [paths.play('abcdefghij'), {}, {}],
    [paths.play('abcdefghij'), { [own]: { seed: 'x' } }, { shuffled: '' }],
    [paths.play('jihgfedcba'), { [own]: { seed: 'x' } }, {}],
    [`${paths.play('abcdefghij')}?shuffle`, {}, { shuffled: '' }],
    [`${paths.play('abcdefghij')}?shuffle`, { [own]: { seed: null } }, {}],
  ])('UI-19 SHF-1: %s with %o stored is marked as %o', (address, kept, marked) => {
    vi.stubGlobal('location', new URL(address, 'https://bingo.example'))
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value))
    const { dataset } = document.documentElement
    markLocalState()
    const { kept: isKept, shuffled } = dataset
    delete dataset.kept
    delete dataset.shuffled
    vi.unstubAllGlobals()
    expect(JSON.parse(JSON.stringify({ kept: isKept, shuffled }))).toEqual(marked)
  })
})
