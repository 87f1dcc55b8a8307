import { EventEmitter } from 'node:events'
import type { Result } from '#shared/errors.ts'

/** `logged` where there is no SMTP server; `dropped` where too many emails are on their way. */
export type MailOutcome = 'sent' | 'failed' | 'logged' | 'dropped'

/**
 * What became of a picture that had to be drawn. Only `made` is a picture of the card; in place of the others people see the
 * brand picture: `busy` where too many wait, `failed` after an error.
 */
export type PictureOutcome = 'made' | 'busy' | 'failed'

/** What one packet to a room took. */
export interface Fanout {
  event: string
  receivers: number
  /** Of the packet, for all receivers together. */
  bytes: number
  /** From the first write to the last. */
  ms: number
}

/** What became of a message between nodes: `lost` on its way out, `ignored` for its shape. */
export type MessageOutcome = 'sent' | 'lost' | 'received' | 'ignored'

/** What an operator wants to count, and what no response, packet or command shows from outside. */
export interface ActivityMap {
  /** Kinds are the codes of shared/errors.ts. */
  refused: [{ transport: 'http' | 'socket'; kind: string }]
  'connection.cut': [{ cause: string }]
  /** A packet of a client was answered. Clients choose the names of events. */
  'packet.answered': [{ event: unknown; result: Result<object>; ms: number }]
  /** A packet has been written to everyone in a room. */
  fanout: [Fanout]
  'node.message': [{ outcome: MessageOutcome }]
  'mail.settled': [{ outcome: MailOutcome }]
  /** What an account stores after a write that adds to it. */
  'account.measured': [{ userId: string; bytes: number }]
  'picture.settled': [{ outcome: PictureOutcome }]
}

export type Activity = EventEmitter<ActivityMap>

/** Without listeners, which only metrics add, an event costs nothing. Nothing else may depend on it. */
export function createActivity(): Activity {
  return new EventEmitter<ActivityMap>()
}
