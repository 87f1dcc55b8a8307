import { eventually } from '../eventually.ts'
import { idOf, KEYS, type ElementReference, type Engine } from './webdriver.ts'

/** The return value of `evaluate`: the script's result, or the error that it threw. */
type Evaluated<Result> = { result: Result } | { error: string }

/** WebDriver's errors for an element that is moving, covered or was rendered again. */
const NOT_YET = /element not interactable|element click intercepted|stale element reference/

/** A page in Firefox or WebKit. Its queries and actions wait for the elements that they need. */
export class EnginePage {
  readonly engine: Engine

  constructor(engine: Engine) {
    this.engine = engine
  }

  async goto(url: string): Promise<void> {
    await this.engine.send('Navigate', { url })
  }

  /** Reloads the page as a user does. With WebDriver's own command Firefox bypasses the service worker. */
  async reload(): Promise<void> {
    await this.evaluate(() => Object.assign(window, { isBeforeReload: true }) && location.reload())
    await eventually(
      () => this.evaluate(() => 'isBeforeReload' in window).catch(() => true),
      (isBefore) => !isBefore,
    )
  }

  async path(): Promise<string> {
    const { pathname, search } = new URL((await this.engine.send('GetCurrentURL')) as string)
    return pathname + search
  }

  /** Runs a function in the page. Its argument and result must be JSON or elements. */
  async evaluate<Result, Arg>(run: (arg: Arg) => Result | Promise<Result>, arg?: Arg): Promise<Result> {
    const script = `
      const [arg, done] = arguments
      Promise.resolve(arg).then(${run.toString()}).then(
        (result) => done({ result }), (error) => done({ error: String(error) }))`
    const evaluated = (await this.engine.send('ExecuteAsyncScript', {
      script,
      args: [arg ?? null],
    })) as Evaluated<Result>
    if ('error' in evaluated) throw new Error(evaluated.error)
    return evaluated.result
  }

  /** Waits for a displayed element that matches the selector and has this name or text. */
  async find(selector: string, name?: string | RegExp): Promise<ElementReference> {
    const wanted = { selector, name: String(name ?? ''), isPattern: typeof name !== 'string' }
    if (name instanceof RegExp) wanted.name = name.source
    const found = await eventually(
      () => this.evaluate(findShown, wanted).catch(() => null),
      (element) => element !== null,
    ).catch((cause: unknown) => {
      throw new Error(`No ${selector} ${String(name ?? '')}`, { cause })
    })
    return found as unknown as ElementReference
  }

  /** Clicks an element, and retries while an opening dialog still moves it. */
  async click(selector: string, name?: string | RegExp): Promise<void> {
    const press = async () => {
      const element = await this.find(selector, name)
      await this.engine.send('ElementClick', { id: idOf(element) })
      return 'pressed'
    }
    await eventually(
      () =>
        press().catch((error: Error) => {
          if (NOT_YET.test(error.message)) return error.message
          throw error
        }),
      (outcome) => outcome === 'pressed',
    )
  }

  async fill(label: string, text: string): Promise<void> {
    const element = await this.find('input, textarea', label)
    await this.engine.send('ElementSendKeys', { id: idOf(element), text })
  }

  /** Types texts and presses named keys, such as `'Enter'` and `'Control+A'`. */
  async keyboard(...steps: string[]): Promise<void> {
    const actions = steps.flatMap((step) => {
      const chord = step.split('+')
      const isKey = chord.some((part) => part in KEYS)
      return isKey ? press(chord) : [...step].flatMap((character) => press([character]))
    })
    await this.engine.send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  /** Switches to a frame, or back to the page without a selector. */
  async enterFrame(selector?: string): Promise<void> {
    await this.engine.send('SwitchToFrame', { id: selector === undefined ? null : await this.find(selector) })
  }

  text(): Promise<string> {
    return this.evaluate(() => document.body.innerText)
  }

  count(selector: string): Promise<number> {
    return this.evaluate((selected) => document.querySelectorAll(selected).length, selector)
  }

  /** Takes a screenshot as PNG. WebKit takes it with the next frame, for which a still page may take 10 s, so a frame is requested. */
  async screenshot(): Promise<Buffer> {
    await this.evaluate(drawFrames)
    return Buffer.from((await this.engine.send('TakeScreenshot')) as string, 'base64')
  }
}

function press(keys: string[]): { type: string; value: string }[] {
  const values = keys.map((key) => KEYS[key] ?? key)
  return [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ]
}

// The functions below run in the page.

interface Wanted {
  selector: string
  /** The name, or the source of a regular expression. */
  name: string
  isPattern: boolean
}

function findShown({ selector, name, isPattern }: Wanted): Element | null {
  const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''
  const nameOf = (element: HTMLElement & { labels?: NodeListOf<HTMLElement> | null }) =>
    (
      element.getAttribute('aria-label') ??
      element.getAttribute('aria-labelledby')?.split(' ').map(textOf).join(' ') ??
      element.labels?.[0]?.innerText ??
      element.innerText
    ).trim()
  const isWanted = (found: string) => (isPattern ? new RegExp(name, 'u').test(found) : found === name)
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.getClientRects().length > 0 && isWanted(nameOf(one)),
  )
  element?.scrollIntoView({ block: 'center' })
  return element ?? null
}

function drawFrames(): void {
  const dot = document.createElement('i')
  dot.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; pointer-events: none'
  document.documentElement.append(dot)
  let left = 60
  requestAnimationFrame(function draw() {
    dot.style.background = `rgb(0 0 0 / ${left % 2}%)`
    left -= 1
    if (left > 0) requestAnimationFrame(draw)
    else dot.remove()
  })
}
