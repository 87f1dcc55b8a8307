import { Counter, Gauge } from 'prom-client'
import type { Activity } from '../activity.ts'
import type { Metrics } from '../metrics.ts'

/** Counts pictures of link previews that had to be drawn, and those that wait. */
export function measurePictures(
  registry: Metrics,
  { activity, waiting }: { activity: Activity; waiting: () => number },
): void {
  const pictures = new Counter({
    name: 'bingoboard_pictures_total',
    help: 'Pictures of link previews by outcome: made, or replaced because too many wait or one failed',
    labelNames: ['outcome'],
    registers: [registry],
  })
  new Gauge({
    name: 'bingoboard_pictures_waiting',
    help: 'Pictures that wait to be drawn',
    registers: [registry],
    collect() {
      this.set(waiting())
    },
  })
  activity.on('picture.settled', (picture) => pictures.inc(picture))
}
