import { devices } from '@playwright/test'

/** A phone with touch, run in Chromium: the device's default browser is not available everywhere. */
const { defaultBrowserType: _safari, ...iPhone } = devices['iPhone 15']
export const phone = iPhone
