import { EventEmitter } from 'node:events'
import type { Result } from '#shared/errors.ts'

/** `logged`: there is no SMTP server. `dropped`: too many emails are waiting to be sent. */
export type MailOutcome = 'sent' | 'failed' | 'logged' | 'dropped'

/**
 * The outcome of rendering a picture. Only `made` is a picture of the card; otherwise people see the brand picture:
 * `busy` when too many pictures wait, `failed` after an error.
 */
export type PictureOutcome = 'made' | 'busy' | 'failed'

/** The cost of one packet to a room. */
export interface Fanout {
  event: string
  receivers: number
  /** Bytes of the packet for all receivers together. */
  bytes: number
  /** The time from the first write to the last. */
  ms: number
}

/** The outcome of a message between nodes. `lost`: it could not be sent. `ignored`: it has an unknown shape. */
export type MessageOutcome = 'sent' | 'lost' | 'received' | 'ignored'

/** Events that operators count and that no response, packet or command shows. */
interface ActivityMap {
  /** Kinds are the codes of shared/errors.ts. */
  refused: [{ transport: 'http' | 'socket'; kind: string }]
  'connection.cut': [{ cause: string }]
  /** A packet of a client was answered. `event` is whatever name the client chose. */
  'packet.answered': [{ event: unknown; result: Result<object>; ms: number }]
  /** A packet has been written to everyone in a room. */
  fanout: [Fanout]
  'node.message': [{ outcome: MessageOutcome }]
  'mail.settled': [{ outcome: MailOutcome }]
  /** The bytes an account stores after a write that adds to it. */
  'account.measured': [{ userId: string; bytes: number }]
  'picture.settled': [{ outcome: PictureOutcome }]
}

export type Activity = EventEmitter<ActivityMap>

/** Only metrics add listeners; without them an event costs nothing. Nothing else may depend on these events. */
export const createActivity = (): Activity => new EventEmitter<ActivityMap>()
