import { request, type ClientRequest } from 'node:http'
import express, { type Response } from 'express'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createHttpServer } from '#server/http/http-server.ts'
import { queueRequests } from '#server/http/limits/turns.ts'
import { listening } from '#tests/support/listening.ts'

const OFFICE = '192.0.2.1'
const HOME = '192.0.2.2'

let port: number
/** The responses of requests in progress, by the number in their path. */
let inWork: Map<string, Response>

beforeEach(async () => {
  inWork = new Map()
  const app = express().set('trust proxy', 1)
  app.use(queueRequests(2))
  app.get('/:number', (req, res) => void inWork.set(req.params.number, res))
  const server = createHttpServer(app)
  port = await listening(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
})

function ask(number: number, address = OFFICE): ClientRequest {
  const headers = { 'x-forwarded-for': address }
  const asked = request({ port, path: `/${number}`, headers, agent: false }).end()
  asked.on('error', () => undefined)
  onTestFinished(() => void asked.destroy())
  return asked
}

/** Waits until exactly these requests are in progress. */
async function working(...numbers: number[]): Promise<void> {
  const expected = numbers.map(String)
  await expect.poll(() => [...inWork.keys()]).toEqual(expect.arrayContaining(expected))
  // Leaves time for requests that should not start yet.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([...inWork.keys()].toSorted()).toEqual(expected.toSorted())
}

function answer(number: number): void {
  inWork.get(String(number))!.end('done')
  inWork.delete(String(number))
}

describe('expensive requests of one address', () => {
  it('SEC-24: wait in line, a few at a time, while another address is served immediately', async () => {
    for (let number = 1; number <= 5; number++) {
      ask(number)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await working(1, 2)
    ask(6, HOME)
    await working(1, 2, 6)
    answer(1)
    await working(2, 3, 6)
    answer(2)
    answer(3)
    await working(4, 5, 6)
  })

  it('SEC-24: give up their turn if their client leaves, even while they wait', async () => {
    const first = ask(1)
    await working(1)
    ask(2)
    await working(1, 2)
    const waiting = ask(3)
    await new Promise((resolve) => setTimeout(resolve, 50))
    ask(4)
    waiting.destroy()
    first.destroy()
    inWork.delete('1')
    await working(2, 4)
  })

  it('SEC-24: hold no turn while their response is read slowly', async () => {
    const slow = ask(1)
    slow.on('response', (response) => response.pause())
    ask(2)
    await working(1, 2)
    ask(3)
    inWork.get('1')!.end(Buffer.alloc(20 * 1024 * 1024))
    inWork.delete('1')
    await working(2, 3)
  })
})
