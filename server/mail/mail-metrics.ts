import { Counter } from 'prom-client'
import type { Activity } from '../activity.ts'
import type { Metrics } from '../metrics.ts'

/** Counts emails by what became of them. */
export function measureMails(registry: Metrics, activity: Activity): void {
  const mails = new Counter({
    name: 'bingoboard_mails_total',
    help: 'Emails by outcome: sent, failed, dropped, or logged where there is no SMTP server',
    labelNames: ['outcome'],
    registers: [registry],
  })
  activity.on('mail.settled', (mail) => mails.inc(mail))
}
