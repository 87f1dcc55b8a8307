import { randomBytes } from 'node:crypto'
import { request } from 'node:http'

/** An answer other than 2xx. */
export class CallRefused extends Error {
  constructor(status, text) {
    super(`${status} ${text}`)
    this.status = status
  }
}

/**
 * One JSON call on a connection of its own.
 * @param {string} url of the server
 * @param {{body?: unknown, cookie?: string, localAddress?: string}} options
 * @returns {Promise<{body: any, cookie: string}>} `cookie`: the session cookie that was set, or else the one that was sent
 */
export function callJson(url, method, path, { body, cookie = '', localAddress } = {}) {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const headers = { connection: 'close', ...(cookie && { cookie }) }
  if (text !== undefined) headers['content-type'] = 'application/json'
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, url), { method, headers, agent: false, localAddress }, (answer) => {
      let got = ''
      answer.setEncoding('utf8').on('data', (part) => (got += part))
      answer.on('error', reject).on('end', () => {
        const { statusCode } = answer
        if (statusCode < 200 || statusCode > 299) return reject(new CallRefused(statusCode, got))
        const [set] = answer.headers['set-cookie'] ?? []
        resolve({ body: got && JSON.parse(got), cookie: set?.split(';')[0] ?? cookie })
      })
    })
    sent.on('error', reject)
    sent.end(text)
  })
}

/**
 * Registers a host.
 * @param {string} url
 * @param {string} [localAddress] registrations of an address are limited
 * @returns {Promise<string>} its session cookie
 */
export async function registerHost(url, localAddress) {
  const username = `host${randomBytes(4).toString('hex')}`
  const account = { username, email: `${username}@example.com`, password: 'a good password' }
  return (await callJson(url, 'POST', '/api/register', { body: account, localAddress })).cookie
}
