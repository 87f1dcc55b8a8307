import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it } from 'vitest'
import type { PictureContent } from '#server/previews/card-picture.ts'
import {
  createRenderQueue,
  QueueFull,
  type Occasion,
  type RenderQueue,
} from '#server/previews/render-queue.ts'
import { eventually } from '#tests/support/eventually.ts'
import { sampleCard } from '#tests/support/sample-card.ts'

/**
 * The code of a thread that does what a card's title says. Its pictures are one byte, the number of pictures so far.
 * `wait` waits for `go` on the channel.
 */
const OBEDIENT = `
const { parentPort, BroadcastChannel } = require('node:worker_threads')
const signal = new BroadcastChannel('go')
signal.unref()
let drawn = 0
parentPort.on('message', ({ title }) => {
  const answer = () => parentPort.postMessage(Uint8Array.of(++drawn))
  if (title === 'throw') throw new Error('This card is too much')
  if (title === 'exit') process.exit(3)
  if (title === 'hang') while (true) {}
  if (title === 'wait') {
    signal.ref()
    // Once: the signal is repeated until the answer is there.
    signal.onmessage = () => { signal.onmessage = null; signal.unref(); answer() }
  }
  else answer()
})`

let queue: RenderQueue | undefined
let started: Worker[] = []
afterEach(async () => {
  await queue?.close()
  started = []
})

/** Returns a queue that renders redrawings unless the test says otherwise. */
function newQueue(options: { maxFirstWaiting?: number; timeLimitMs?: number } = {}) {
  const made = createRenderQueue({
    startPreviewWorker: () => {
      const worker = new Worker(OBEDIENT, { eval: true })
      started.push(worker)
      return worker
    },
    timeLimitMs: 30_000,
    ...options,
  })
  queue = made
  return {
    render: (content: PictureContent, occasion: Occasion = 'again') => made.render(content, occasion),
    close: made.close,
  }
}

const card = (title: string) => sampleCard({ title })

/** Resumes a waiting thread. */
async function go(drawing: Promise<unknown>): Promise<void> {
  const signal = new BroadcastChannel('go')
  let isDone = false
  void drawing.finally(() => (isDone = true))
  await eventually(
    () => {
      signal.postMessage('go')
      return isDone
    },
    (done) => done,
  )
  signal.close()
}

describe('the render queue', () => {
  it('PRE-5: alternates between new cards and redrawings, which cannot keep a new card from its picture', async () => {
    const { render } = newQueue({ maxFirstWaiting: 3 })
    const order: string[] = []
    const drawn = (title: string, occasion: Occasion) =>
      render(card(title), occasion).then(() => order.push(title))
    const first = render(card('wait'))
    const known = ['known 1', 'known 2', 'known 3', 'known 4'].map((title) => drawn(title, 'again'))
    await expect(render(card('one too many'))).rejects.toBeInstanceOf(QueueFull)
    const fresh = ['new 1', 'new 2', 'new 3'].map((title) => drawn(title, 'first'))
    await expect(render(card('one too many'), 'first')).rejects.toBeInstanceOf(QueueFull)
    await go(first)
    await Promise.all([...known, ...fresh])
    expect(order).toEqual(['new 1', 'known 1', 'new 2', 'known 2', 'new 3', 'known 3', 'known 4'])
  })

  it.each([
    ['throws', 'throw', /too much/],
    ['ends', 'exit', /ended with code 3/],
    ['hangs', 'hang', /No picture within/],
  ])('PRE-8: fails only the picture of a thread that %s', async (_what, title, reason) => {
    const { render } = newQueue({ timeLimitMs: title === 'hang' ? 3000 : 30_000 })
    const failing = render(card(title))
    const next = render(card('fine'))
    await expect(failing).rejects.toThrow(reason)
    expect(await next).toEqual(Uint8Array.of(1))
    expect(await render(card('fine'))).toEqual(Uint8Array.of(2))
    expect(started).toHaveLength(2)
  })
})
