import { defineConfig, devices } from 'playwright/test'

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
}
const { defaultBrowserType: _webkit, ...iPhone } = devices['iPhone 15']

/** Set by `npm run test:all`: the tests tagged @long run too. */
const ALL = process.env.TEST_ALL === '1'
const LONG = ALL ? [] : [/@long/]
/** The tests for Firefox and WebKit. */
const ENGINES = /e2e[\\/]engines[\\/]/

/** Each worker starts the built server on a free port and an empty database (tests/e2e/fixtures.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes at its second try is reported as flaky, and fails `npm run test:all`.
  retries: 1,
  forbidOnly: true,
  timeout: 120_000,
  // Two workers, their servers and their browsers share two cores, perhaps with other work. Only a failure waits that long.
  expect: { timeout: 10_000 },
  // A trace costs 70 % more time, so only a retry records one. A click that waits any longer never finds its button.
  use: { trace: 'on-first-retry', actionTimeout: 30_000 },
  projects: [
    {
      name: 'desktop',
      use: { ...chromium, viewport: { width: 1280, height: 800 } },
      testIgnore: ENGINES,
      grepInvert: LONG,
    },
    // Tests tagged `@phone` run again here; those tagged `@phone-long` in `npm run test:all` only.
    {
      name: 'phone',
      use: { ...iPhone, ...chromium },
      testIgnore: ENGINES,
      grep: ALL ? /@phone/ : /@phone(?!-long)/,
      grepInvert: LONG,
    },
    // These tests drive their browsers themselves: tests/support/engines.
    { name: 'engines', testDir: 'tests/e2e/engines' },
  ],
})
