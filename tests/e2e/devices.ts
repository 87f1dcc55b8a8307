import { devices } from 'playwright/test'

/** A phone with touch, run in Chromium: the device's default browser is not available everywhere. */
const { defaultBrowserType: _safari, ...iPhone } = devices['iPhone 15']
export const phone = iPhone
/** The smallest screen that the app supports. */
export const smallPhone = { ...phone, viewport: { width: 320, height: 568 } }

/** The devices on which screens are audited: the small phone in `npm test`, and also the computer in `npm run test:all`. */
export const AUDITED_ON = [
  { device: 'a small phone', options: smallPhone, isLong: false },
  { device: 'a computer', options: {}, isLong: true },
] as const
