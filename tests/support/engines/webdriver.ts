/**
 * The WebDriver commands that the tests use, with the HTTP call of each. Marionette, Firefox's own protocol, knows them by the same
 * names and parameters.
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
  GetWindowRect: ['GET', '/window/rect'],
  SetWindowRect: ['POST', '/window/rect'],
  SetTimeouts: ['POST', '/timeouts'],
} as const satisfies Record<string, readonly ['GET' | 'POST', string]>

export type Command = keyof typeof COMMANDS

/** Longer than any command takes on a busy machine. Only a failure waits that long. */
export const TIMEOUTS = { pageLoad: 60_000, script: 60_000, implicit: 0 }

/** The key under which WebDriver hands over an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
export type ElementReference = Record<typeof ELEMENT, string>

export function idOf(element: ElementReference): string {
  return element[ELEMENT]
}

/** The keys that WebDriver names by a private character. */
export const KEYS: Record<string, string> = {
  ArrowRight: '\uE014',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
}

/** What a test needs of a browser that is not Chromium. `EnginePage` is built on it. */
export interface Engine {
  name: 'Firefox' | 'WebKit'
  /** Sends a WebDriver command; rejects with the browser's error. */
  send: (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>
  /** Sets the size of the page, px. */
  resize: (width: number, height: number) => Promise<void>
  /** The errors in the browser's console since its start. */
  consoleErrors: () => Promise<string[]>
  /** Ends the browser with all of its processes, and deletes its profile. */
  close: () => Promise<void>
}

export interface EngineOptions {
  colorScheme?: 'light' | 'dark'
  /** Firefox's own settings, as a school's policy sets them. */
  preferences?: Record<string, boolean | number>
  /** Of Firefox, which then has a window on the screen of these. */
  env?: NodeJS.ProcessEnv
}
