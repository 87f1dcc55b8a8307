import { beforeEach, describe, expect, it, vi } from 'vitest'
import { announce, prepareAnnouncements } from '#client/lib/announce.ts'
import { announced } from '#tests/support/announced.ts'

/** The texts of the live region, in order, without the times when it was empty. */
let heard: string[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  prepareAnnouncements()
  heard = []
})
async function pass(ms: number): Promise<void> {
  for (let at = 0; at < ms; at += 50) {
    await vi.advanceTimersByTimeAsync(50)
    const now = announced()
    if (now && now !== heard.at(-1)) heard.push(now)
  }
}

describe('announcements', () => {
  it('UI-28: of the same moment are read as one text, in order, each ended as a sentence', async () => {
    announce('The host changed 1 square: Mute')
    announce('Called: You’re on mute!')
    announce('One to go')
    await pass(2000)
    expect(heard).toEqual(['The host changed 1 square: Mute. Called: You’re on mute! One to go'])
  })

  it('UI-28: wait for a second if they come later; none is replaced, and the same words are read again', async () => {
    announce('Called: One')
    await pass(200)
    announce('Called: Two')
    await pass(300)
    announce('Called: Three')
    await pass(500)
    expect(heard).toEqual(['Called: One'])
    await pass(400)
    expect(heard).toEqual(['Called: One', 'Called: Two. Called: Three'])
    await pass(5000)
    announce('Called: Two. Called: Three')
    expect(announced()).toBe('')
    await pass(200)
    expect(announced()).toBe('Called: Two. Called: Three')
  })
})
