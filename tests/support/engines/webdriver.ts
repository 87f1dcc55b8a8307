/**
 * The WebDriver commands that the tests use, with the HTTP request of each. Marionette, Firefox's own protocol, uses
 * the same names and parameters.
 */
export const COMMANDS = {
  Navigate: ['POST', '/url'],
  GetCurrentURL: ['GET', '/url'],
  ExecuteAsyncScript: ['POST', '/execute/async'],
  ElementClick: ['POST', '/element/{id}/click'],
  ElementSendKeys: ['POST', '/element/{id}/value'],
  PerformActions: ['POST', '/actions'],
  SwitchToFrame: ['POST', '/frame'],
  TakeScreenshot: ['GET', '/screenshot'],
  Print: ['POST', '/print'],
  SetWindowRect: ['POST', '/window/rect'],
  SetTimeouts: ['POST', '/timeouts'],
} as const satisfies Record<string, readonly ['GET' | 'POST', string]>

export type Command = keyof typeof COMMANDS

/** Longer than any command takes on a busy machine. Only failures wait this long. */
export const TIMEOUTS = { pageLoad: 60_000, script: 60_000, implicit: 0 }

/** The key under which WebDriver returns a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
export type ElementReference = Record<typeof ELEMENT, string>

export function idOf(element: ElementReference): string {
  return element[ELEMENT]
}

/** The keys that WebDriver represents by private-use characters. */
export const KEYS: Record<string, string> = {
  ArrowRight: '\uE014',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
}

/** The operations that tests need of a browser that is not Chromium. `EnginePage` is built on them. */
export interface Engine {
  name: 'Firefox' | 'WebKit'
  /** Sends a WebDriver command; rejects with the browser's error. */
  send: (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>
  /** Sets the size of the page in px. */
  resize: (width: number, height: number) => Promise<void>
  /** Returns the errors in the browser's console since its start. */
  consoleErrors: () => Promise<string[]>
  /** Ends the browser with all of its processes, and deletes its profile. */
  close: () => Promise<void>
}

export interface EngineOptions {
  colorScheme?: 'light' | 'dark'
  /** Firefox preferences, such as a school's policy sets. */
  preferences?: Record<string, boolean | number>
  /** Environment variables for Firefox, which then opens a window on the screen that they name. */
  env?: NodeJS.ProcessEnv
}
