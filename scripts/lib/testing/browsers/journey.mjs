import { setTimeout as delay } from 'node:timers/promises'

/**
 * What the journey needs of a browser, whatever drives it.
 * @typedef {object} Driver
 * @property {string} version
 * @property {(url: string) => Promise<void>} goto
 * @property {() => Promise<void>} reload
 * @property {(selector: string) => Promise<void>} click as a person does
 * @property {(selector: string, text: string) => Promise<void>} type
 * @property {(source: string) => Promise<unknown>} evaluate runs a function's body in the page
 * @property {() => Promise<void>} close
 */

const WAIT_MS = 15_000
const LOOK_EVERY_MS = 100

const square = (index) => `[role="grid"] [data-index="${index}"] button`
const has = (selector) => `return document.querySelector(${JSON.stringify(selector)}) !== null`
const says = (text) => `return document.body.innerText.includes(${JSON.stringify(text)})`
const MARKED = `return document.querySelectorAll('[role="grid"] button[aria-pressed="true"]').length`
/** Marks the element that has these words as its name, so that a selector finds it. */
const named = (selector, name) =>
  `const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
     (element.getAttribute('aria-label') ?? element.innerText).trim() === ${JSON.stringify(name)})
   document.querySelector('[data-journey]')?.removeAttribute('data-journey')
   found?.setAttribute('data-journey', ${JSON.stringify(name)})
   return found !== undefined`

const takenOver = (selector) =>
  `return Object.keys(document.querySelector(${JSON.stringify(selector)})).some((key) => key.startsWith('__react'))`

/** Somebody who makes and edits a card by the calls of the app. */
async function createHost(url) {
  let cookie = ''
  const call = async (method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return answer.json()
  }
  const username = `host${Date.now() % 10_000_000}`
  await call('POST', '/api/register', {
    username,
    email: `${username}@example.com`,
    password: 'a good password',
  })
  return call
}

/**
 * The main journey: a card is played to a BINGO, follows an edit live and keeps its marks; a guest makes a card and plays it;
 * a category is found; somebody signs up.
 * @param {Driver} driver
 * @param {string} url of the app
 * @param {(step: string) => void} passed called after each step
 */
export async function journey(driver, url, passed) {
  const until = async (what, source, wanted = true) => {
    const deadline = Date.now() + WAIT_MS
    let last
    while (Date.now() < deadline) {
      last = await driver.evaluate(source).catch((error) => error.message)
      if (last === wanted) return
      await delay(LOOK_EVERY_MS)
    }
    throw new Error(`${what}: ${JSON.stringify(last)} instead of ${JSON.stringify(wanted)}`)
  }
  const press = async (selector, name) => {
    await until(`"${name}" is there`, named(selector, name))
    await driver.click(`[data-journey="${name}"]`)
  }

  const call = await createHost(url)
  const cells = Array.from({ length: 25 }, (_, index) => (index === 12 ? '' : `Square ${index + 1}`))
  const { cardId } = await call('POST', '/api/cards', { title: 'Journey', cells })

  await driver.goto(`${url}/play/${cardId}`)
  await until('the card is there', says('Square 25'))
  // A page that comes drawn looks ready before its script is.
  await until('the page has been taken over', takenOver(square(0)))
  for (let index = 0; index < 5; index++) {
    await driver.click(square(index))
    await until(`square ${index + 1} is marked`, MARKED, index + 1)
  }
  await until('the BINGO! dialog opens', has('[role="alertdialog"]'))
  await press('[role="alertdialog"] button', 'Continue Playing')
  await until('the dialog closes', has('[role="alertdialog"]'), false)
  passed('a card is played to a BINGO')

  await call('PATCH', `/api/cards/${cardId}`, {
    cells: { 7: 'Edited by the host' },
    gridSize: 5,
    hasFreeSpace: true,
  })
  await until('the edit arrives by itself', says('Edited by the host'))
  await until('the marks stay', MARKED, 5)
  passed('an edit by the host arrives at once')

  await driver.reload()
  await until('the marks are there after a reload', MARKED, 5)
  passed('marks outlive a reload')

  await driver.goto(`${url}/create`)
  await press('button', 'Add Example Prompts')
  await press('button', 'Save')
  await until('the card is kept', `return location.pathname.startsWith('/create/temp-')`)
  await until('its play link is there', has('a[href^="/play/temp-"]'))
  const play = await driver.evaluate(
    `return document.querySelector('a[href^="/play/temp-"]').getAttribute('href')`,
  )
  await driver.goto(url + play)
  await until('the temporary card is there', has(square(24)))
  await driver.click(square(24))
  await until('it is marked', MARKED, 1)
  passed('a guest makes a card and plays it')

  await driver.goto(`${url}/categories/virtualmtg`)
  await until('the category is there', says('Virtual Meetings'))
  await until('its items are there', says('Content Items'))
  passed('a category is found')

  await driver.goto(`${url}/auth`)
  await press('[role="tab"]', 'Register')
  const name = `player${Date.now() % 10_000_000}`
  await until('the form is there', has('input[name="confirmPassword"]'))
  const fields = { username: name, email: `${name}@example.com`, password: 'a good password' }
  for (const [field, text] of Object.entries({ ...fields, confirmPassword: fields.password }))
    await driver.type(`input[name="${field}"]`, text)
  await press('form button', 'Register')
  await until('somebody is signed in', `return location.pathname === '/'`)
  await driver.goto(`${url}/my-cards`)
  await until('My Cards is theirs', says('My Cards'))
  await until('nobody is sent away', `return location.pathname`, '/my-cards')
  passed('somebody signs up')
}
