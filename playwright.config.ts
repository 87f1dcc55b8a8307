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

/** Each worker starts the built server on a free port and an empty database (tests/e2e/fixtures.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  // Two workers, their servers and their browsers share two cores.
  expect: { timeout: 15_000 },
  use: { launchOptions, trace: 'retain-on-failure' },
  projects: [
    { name: 'desktop', use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { ...iPhone, browserName: 'chromium' }, grep: /@phone/ },
  ],
})
