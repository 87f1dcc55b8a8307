import { defineConfig, devices } from '@playwright/test'

const launchOptions = {
  ...(process.env.CHROMIUM_PATH !== undefined && { executablePath: process.env.CHROMIUM_PATH }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
const { defaultBrowserType: _webkit, ...iPhone } = devices['iPhone 15']

/** Set by `npm run test:all`: the tests tagged @long run too. */
const ALL = process.env.TEST_ALL === '1'

/** Each worker starts the built server on a free port and an empty database (tests/e2e/fixtures.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes at its second try is named as flaky, and fails `npm run test:all`.
  retries: 1,
  forbidOnly: true,
  ...(!ALL && { grepInvert: /@long/ }),
  timeout: 120_000,
  // Two workers, their servers and their browsers share two cores.
  expect: { timeout: 5_000 },
  // A trace costs 70 % more time, so only a retry records one.
  use: { launchOptions, trace: 'on-first-retry' },
  projects: [
    { name: 'desktop', use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } } },
    // Tests tagged `@phone` run again here; those tagged `@phone-long` in `npm run test:all` only.
    {
      name: 'phone',
      use: { ...iPhone, browserName: 'chromium' },
      grep: ALL ? /@phone/ : /@phone(?!-long)/,
    },
  ],
})
