import { io } from 'socket.io-client'
import { followRoom } from '#client/sync/receive/room.ts'
import { CONNECTION_OPTIONS, type LiveSocket } from '#client/sync/socket-client.ts'
import type { Card } from '#shared/schemas/card.ts'
import { newVisitor } from '#tests/support/visitor.ts'
import type { PagesReport, PagesTask } from './pages.ts'

/**
 * Runs many pages of one card in a process. Each has its own connection, and reconnects and joins with the app's code. They do not poll
 * by HTTP meanwhile, which would take CPU time from the server. Each incoming message is a version, and the process responds with a
 * report.
 */

/** The number of pages opened at a time. */
const OPENED_AT_ONCE = 100

interface Page {
  socket: LiveSocket
  shown: number
  shownMs: number
  pushed: number
  isJoined: boolean
  /** When the page's connection ended; undefined once it has joined again. */
  leftMs: number | undefined
}

const { url, card: first, count } = JSON.parse(process.argv[2]!) as PagesTask
const { cardId } = first
const visitor = newVisitor(url)
const pages: Page[] = []
let ends = 0
let awayMs = 0
let failedAttempts = 0
const problems = new Set<string>()

function openPage(): Page {
  const socket: LiveSocket = io(url, { ...CONNECTION_OPTIONS, forceNew: true })
  const page: Page = {
    socket,
    shown: first.version,
    shownMs: 0,
    pushed: 0,
    isJoined: false,
    leftMs: undefined,
  }

  function show(card: Card): void {
    if (card.cardId !== cardId) problems.add(`a card of others: ${card.cardId}`)
    if (card.version <= page.shown) return
    page.shown = card.version
    page.shownMs = performance.timeOrigin + performance.now()
  }
  function handleJoined(): void {
    page.isJoined = true
    if (page.leftMs !== undefined) awayMs = Math.max(awayMs, performance.now() - page.leftMs)
    page.leftMs = undefined
  }
  async function fetchCard(): Promise<void> {
    const headers = { 'If-None-Match': `"v${page.shown}"` }
    const answer = await visitor.get(`/api/cards/${cardId}`, headers).catch(() => undefined)
    if (answer?.status === 200) show(answer.body as Card)
    if (answer?.status === 404) problems.add('the card is not found')
  }
  socket.on('disconnect', () => {
    page.isJoined = false
    page.leftMs = performance.now()
    ends++
  })
  socket.io.on('reconnect_error', () => failedAttempts++)
  followRoom(socket, {
    cardId,
    as: 'play',
    isStopped: () => false,
    shownVersion: () => page.shown,
    receive: (card, asked) => {
      // Only a restored backup can be older than the shown card.
      if (asked?.reset) problems.add(`back from version ${page.shown} to ${card.version}`)
      if (asked) handleJoined()
      else page.pushed = card.version
      show(card)
    },
    confirm: handleJoined,
    showAbsent: () => problems.add('the card is deleted'),
    fetchCard,
    fetchOnce: fetchCard,
    onConnect: () => undefined,
    onDisconnect: () => undefined,
  })
  return page
}

process.on('message', (version: number) => {
  const having = (wanted: (page: Page) => boolean) => pages.filter(wanted).length
  const report: PagesReport = {
    connected: having(({ socket }) => socket.connected),
    joined: having(({ isJoined }) => isJoined),
    current: having(({ shown }) => shown === version),
    pushed: having(({ pushed }) => pushed === version),
    ends,
    awayMs,
    failedAttempts,
    shownMs: Math.max(...pages.map(({ shownMs }) => shownMs)),
    problems: [...problems],
  }
  process.send!(report)
})
process.on('disconnect', () => process.exit(0))

while (pages.length < count) {
  const opened = Array.from({ length: Math.min(OPENED_AT_ONCE, count - pages.length) }, openPage)
  pages.push(...opened)
  await Promise.all(
    opened.map(({ socket }) => new Promise<void>((resolve) => socket.once('connect', resolve))),
  )
}
