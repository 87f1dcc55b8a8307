import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { platform } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'

const CELLS = 25
const FREE_SPACE = 12
/** Registrations are limited by address. */
const HOSTS_PER_ADDRESS = 50
const TOO_MANY = 429

/**
 * One JSON call on a connection of its own, repeated while it is refused for its rate.
 * @param {string} url of the server
 * @param {{body?: unknown, cookie?: string, localAddress?: string}} options
 * @returns {Promise<{body: any, cookie: string}>} `cookie`: the session cookie that was set, or else the one that was sent
 */
export async function callJson(url, method, path, options = {}) {
  for (;;) {
    const { status, text, cookie } = await callOnce(url, method, path, options)
    if (status >= 200 && status <= 299) return { body: text && JSON.parse(text), cookie }
    if (status !== TOO_MANY) throw new Error(`${method} ${path}: ${status} ${text}`)
    await delay(1000)
  }
}

function callOnce(url, method, path, { body, cookie = '', localAddress }) {
  const headers = { connection: 'close', ...(cookie && { cookie }) }
  if (body !== undefined) headers['content-type'] = 'application/json'
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, url), { method, headers, agent: false, localAddress }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part) => (text += part))
      answer.on('error', reject).on('end', () => {
        const [set] = answer.headers['set-cookie'] ?? []
        resolve({ status: answer.statusCode, text, cookie: set?.split(';')[0] ?? cookie })
      })
    })
    sent.on('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/**
 * Registers a host.
 * @returns {Promise<string>} its session cookie
 */
async function registerHost(url, localAddress) {
  const username = `host${randomBytes(4).toString('hex')}`
  const account = { username, email: `${username}@example.com`, password: 'a good password' }
  return (await callJson(url, 'POST', '/api/register', { body: account, localAddress })).cookie
}

/** A session cookie in the form that Playwright takes. */
export function browserCookie(url, cookie) {
  const [name, ...value] = cookie.split('=')
  return { name, value: value.join('='), url }
}

/** Only Linux has more than one address without setup. */
const addressOf = (host) =>
  platform() === 'linux' ? `127.0.1.${1 + Math.floor(host / HOSTS_PER_ADDRESS)}` : undefined

/** A card like those that people make, of 2 kB. */
export const contentOf = (index) => ({
  title: `Bench card ${index}`,
  gridSize: 5,
  hasFreeSpace: true,
  cells: Array.from({ length: CELLS }, (_, cell) =>
    cell === FREE_SPACE ? '' : `Someone says the word number ${cell}, take ${index}`,
  ),
})

/**
 * Registers hosts and makes their cards.
 * @param {{url: string, hosts?: number, cards?: number}} options
 * @returns {Promise<{cardId: string, cookie: string, content: ReturnType<typeof contentOf>}[]>} one for each card, hosts in turn
 */
export async function makeCards({ url, hosts = 1, cards = 1 }) {
  const cookies = []
  for (let host = 0; host < hosts; host++) cookies.push(await registerHost(url, addressOf(host)))
  const made = []
  for (let index = 0; index < cards; index++) {
    const cookie = cookies[index % hosts]
    const content = contentOf(index)
    const { body } = await callJson(url, 'POST', '/api/cards', { body: content, cookie })
    made.push({ cardId: body.cardId, cookie, content })
  }
  return made
}

/** Changes a card's title. */
export const editTitle = (url, card, title, localAddress) => changeCard(url, card, { title }, localAddress)

/** Sends a change of a card, such as `{call: 'Who just joined?'}`. */
export const changeCard = (url, { cardId, cookie }, body, localAddress) =>
  callJson(url, 'PATCH', `/api/cards/${cardId}`, { body, cookie, localAddress })
