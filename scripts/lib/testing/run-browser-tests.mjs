import { startBuiltApp } from '../bench/built-app.mjs'
import { ensureBuilt } from '../build-state.mjs'
import { failureCode, handOnSignals } from '../children.mjs'
import { ensureInstalled } from '../install.mjs'
import { ROOT } from '../project.mjs'
import { FIREFOX_ADVICE, startFirefox } from './browsers/firefox.mjs'
import { journey } from './browsers/journey.mjs'
import { startWebKit, WEBKIT_ADVICE } from './browsers/webkit.mjs'

const BROWSERS = {
  firefox: { start: startFirefox, advice: FIREFOX_ADVICE },
  webkit: { start: startWebKit, advice: WEBKIT_ADVICE },
}

/** Of what was on the screen when a step failed. */
const SHOWN_CHARACTERS = 600

/** @returns {Promise<boolean>} whether the journey came to its end */
async function runIn(name, url) {
  const { start, advice } = BROWSERS[name]
  const driver = await start()
  if (driver === undefined) {
    console.error(`${name}: not found; ${advice}`)
    return false
  }
  console.log(`${name}: ${driver.version}`)
  try {
    await journey(driver, url, (step) => console.log(`  passed: ${step}`))
    return true
  } catch (error) {
    console.error(`  failed: ${error.message || error.name}`)
    const seen = await driver
      .evaluate('return location.pathname + ": " + document.body.innerText')
      .catch(() => '')
    console.error(`  on the screen: ${String(seen).replace(/\s+/g, ' ').slice(0, SHOWN_CHARACTERS)}`)
    return false
  } finally {
    await driver.close()
  }
}

/**
 * Runs the main journey in Firefox and in WebKit, on the built app. A browser that is not there is a failure: nothing was
 * tested in it.
 * @param {string[]} wanted names of browsers; all of them where there is none
 * @returns {Promise<number>} exit code
 */
export async function runBrowserTests(wanted) {
  const names = wanted.length > 0 ? wanted : Object.keys(BROWSERS)
  const unknown = names.find((name) => !(name in BROWSERS))
  if (unknown !== undefined) {
    console.error(`There is no browser "${unknown}": ${Object.keys(BROWSERS).join(', ')}`)
    return 1
  }
  process.chdir(ROOT)
  handOnSignals()
  if (!(await ensureInstalled()) || !(await ensureBuilt())) return failureCode()
  const { url, stop } = await startBuiltApp()
  let passed = 0
  try {
    for (const name of names) if (await runIn(name, url)) passed++
  } finally {
    await stop()
  }
  console.log(`${passed} passed, ${names.length - passed} failed`)
  return passed === names.length ? 0 : 1
}
