import { describe, expect, it } from 'vitest'
import { winStory } from '#client/features/play/win-story.ts'

describe('the story of a line', () => {
  it.each([
    ['Echo', '“Echo” did it in under a minute.'],
    ['“Quick question”', '“Quick question” did it in under a minute.'],
    ['"You are on mute"', '"You are on mute" did it in under a minute.'],
    ['“Hello” again', '““Hello” again” did it in under a minute.'],
  ])('RES-6: of %s puts it in quotes once', (words, story) => {
    expect(winStory({ begun: 1000, won: { at: 2000, words } })).toBe(story)
  })

  it('RES-6: after one minute it says so', () => {
    const story = winStory({ begun: 1000, won: { at: 61_000, words: 'Echo' } })
    expect(story).toBe('“Echo” did it, 1 minute in.')
  })
})
