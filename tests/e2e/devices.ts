import { devices } from '@playwright/test'

/** A phone with touch, run in Chromium: the device's own default browser is not to be had everywhere. */
const { defaultBrowserType: _safari, ...iPhone } = devices['iPhone 15']
export const phone = iPhone
