import { closeSync, openSync, readSync, existsSync } from 'node:fs'

/**
 * Loaded before a server (`--import`): its clock is off by as many days as the file at CLOCK_FILE says, which is read each time.
 * Timers are not affected, as with a clock that a person or NTP sets.
 */
const DAY_MS = 24 * 60 * 60 * 1000
const RealDate = Date
const buffer = Buffer.alloc(16)

function offsetMs() {
  const path = process.env.CLOCK_FILE
  if (path === undefined || !existsSync(path)) return 0
  const file = openSync(path, 'r')
  const length = readSync(file, buffer, 0, buffer.length, 0)
  closeSync(file)
  return Number(buffer.toString('utf8', 0, length)) * DAY_MS
}

globalThis.Date = class Date extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + offsetMs())
    else super(...args)
  }
  static now() {
    return RealDate.now() + offsetMs()
  }
}
