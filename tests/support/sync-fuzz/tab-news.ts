import type { News } from '#client/sync/change/card-clients.ts'
import type { Step } from '#client/sync/change/steps.ts'
import { wordsOfStep } from './tab-words.ts'

/** What the toasts of a tab offer: steps that were not done, and words that another host wrote over. */
export const news = {
  offered: [] as (readonly Step[])[],
  moved: [] as (News & { type: 'moved' })['words'][number][],
}
const told: string[] = []

/** Words of steps that were not done: a toast has them. */
export const toldWords = () => told

export function hear(one: News): void {
  if (one.type === 'moved') {
    news.moved.push(...one.words)
    return
  }
  told.push(...one.steps.flatMap(wordsOfStep))
  news.offered.push(one.steps)
}
