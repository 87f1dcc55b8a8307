import type { News } from '#client/sync/change/card-clients.ts'
import type { Step } from '#client/sync/change/steps.ts'
import { wordsOfStep } from './tab-words.ts'

/** What a tab's toasts offer: steps that could not be applied, and words that another host has overwritten. */
export const news = {
  offered: [] as (readonly Step[])[],
  moved: [] as (News & { type: 'moved' })['words'][number][],
}
const told: string[] = []

/** Returns the words of steps that could not be applied, which a toast has shown. */
export const toldWords = () => told

export function hear(one: News): void {
  if (one.type === 'moved') {
    news.moved.push(...one.words)
    return
  }
  told.push(...one.steps.flatMap(wordsOfStep))
  news.offered.push(one.steps)
}
