import { eventually } from './eventually.ts'
import { newVisitor } from './visitor.ts'

/** Waits until a server is ready, and connected to Redis if requested. */
export async function untilReady(url: string, { redis }: { redis?: 'up' } = {}): Promise<void> {
  await eventually(
    () => newVisitor(url).get('/readyz'),
    ({ status, body }) => status === 200 && (redis === undefined || body.redis === redis),
  )
}
