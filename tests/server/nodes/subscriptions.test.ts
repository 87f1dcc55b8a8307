import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createSubscriptions } from '#server/realtime/redis-bus.ts'

/** A Redis that answers only when the test lets it. */
function slowRedis() {
  const commands: string[] = []
  const answers: (() => void)[] = []
  const hold = (command: string) => (channels: string[]) => {
    commands.push(`${command} ${channels.join()}`)
    return new Promise<void>((resolve) => answers.push(resolve))
  }
  let isUp = false
  let handleUp = () => {}
  return {
    commands,
    redis: {
      isUp: () => isUp,
      onUp: (listener: () => void) => (handleUp = listener),
      subscribe: hold('subscribe'),
      unsubscribe: hold('unsubscribe'),
    },
    answer: async () => {
      answers.shift()!()
      await delay(1)
    },
    connect: () => {
      isUp = true
      handleUp()
    },
  }
}

describe('subscriptions', () => {
  const subscriptionsOf = ({ redis }: ReturnType<typeof slowRedis>, maxChannels = 100) => {
    const heard: string[][] = []
    const subscriptions = createSubscriptions({
      redis,
      onMessage: () => undefined,
      onSubscribed: (channels) => heard.push(channels),
      maxChannels,
    })
    return { ...subscriptions, heard }
  }

  it('NODE-2, OPS-22: one command is on its way at a time, and what changes meanwhile goes into the next', async () => {
    const slow = slowRedis()
    const { add, remove, heard } = subscriptionsOf(slow)
    slow.connect()
    add('a')
    for (const channel of ['b', 'c', 'd']) add(channel)
    remove('c')
    remove('a')
    expect(slow.commands).toEqual(['subscribe a'])
    await slow.answer()
    expect(slow.commands).toEqual(['subscribe a', 'subscribe b,d'])
    await slow.answer()
    expect(slow.commands).toEqual(['subscribe a', 'subscribe b,d', 'unsubscribe a'])
    await slow.answer()
    expect(slow.commands).toHaveLength(3)
    expect(heard).toEqual([[], ['b', 'd']])
  })

  it('NODE-2: nothing is kept for a Redis that is away, but what is open when it comes', async () => {
    const slow = slowRedis()
    const { add, remove, heard } = subscriptionsOf(slow)
    for (let index = 0; index < 10; index++) add(`${index}`)
    for (let index = 2; index < 10; index++) remove(`${index}`)
    expect(slow.commands).toEqual([])
    slow.connect()
    expect(slow.commands).toEqual(['subscribe 0,1'])
    await slow.answer()
    expect(heard).toEqual([['0', '1']])
  })

  it('OPS-22: channels are limited', () => {
    const slow = slowRedis()
    const { add, remove } = subscriptionsOf(slow, 2)
    for (const channel of ['a', 'b', 'c']) add(channel)
    remove('c')
    slow.connect()
    expect(slow.commands).toEqual(['subscribe a,b'])
  })
})
