import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { platform } from 'node:os'
import { json } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'

const CELLS = 25
const FREE_SPACE = 12
/** Registrations are limited by address. */
const HOSTS_PER_ADDRESS = 50
const TOO_MANY = 429

/**
 * Makes a JSON call, on a connection of its own unless `agent` keeps them, and again while a rate limit refuses it.
 * @param {string} url of the server
 * @param {{body?: unknown, cookie?: string, localAddress?: string, agent?: import('node:http').Agent}} options
 * @returns {Promise<{body: any, cookie: string}>} `cookie`: the session cookie that was set, else the one that was sent
 */
export async function callJson(url, method, path, { body, cookie = '', localAddress, agent = false } = {}) {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) }
  for (;;) {
    const response = await new Promise((resolve, reject) => {
      const sent = request(new URL(path, url), { method, headers, agent, localAddress }, resolve)
      sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body))
    })
    const [sessionCookie] = response.headers['set-cookie'] ?? []
    const result = { body: await json(response), cookie: sessionCookie?.split(';')[0] ?? cookie }
    if (response.statusCode < 300) return result
    if (response.statusCode !== TOO_MANY)
      throw new Error(`${method} ${path}: ${response.statusCode} ${JSON.stringify(result.body)}`)
    await delay(1000)
  }
}

/** Returns the address of a host's calls. Only Linux has more than one without setup. */
const addressOf = (host) =>
  platform() === 'linux' ? `127.0.1.${1 + Math.floor(host / HOSTS_PER_ADDRESS)}` : undefined

/** A card like those that people make, of 2 kB. */
export const sampleContent = (index) => ({
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
 * @returns {Promise<{cardId: string, cookie: string}[]>} one for each card, hosts in turn
 */
export async function makeCards({ url, hosts = 1, cards = 1 }) {
  const cookies = []
  for (let host = 0; host < hosts; host++) {
    const username = `host${randomBytes(4).toString('hex')}`
    const body = { username, email: `${username}@example.com`, password: 'a good password' }
    const localAddress = addressOf(host)
    cookies.push((await callJson(url, 'POST', '/api/register', { body, localAddress })).cookie)
  }
  const created = []
  for (let index = 0; index < cards; index++) {
    const cookie = cookies[index % hosts]
    const { body } = await callJson(url, 'POST', '/api/cards', { body: sampleContent(index), cookie })
    created.push({ cardId: body.cardId, cookie })
  }
  return created
}

let edits = 0

/** Changes a card's title to a unique one, with an opId, as the app does. */
export const editTitle = (url, { cardId, cookie }, agent) =>
  callJson(url, 'PATCH', `/api/cards/${cardId}`, {
    body: { opId: `bench-${process.pid}-${++edits}`, title: `Edit ${edits}.` },
    cookie,
    agent,
  })
