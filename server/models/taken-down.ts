import { date, modelOf, required, text } from './model-of.ts'

/** The content and rows of a card or category that was deleted or taken down, kept while it can be restored. */
export type TakenDownDoc = { _id: string; expires: Date } & Record<string, unknown>

const takenDownModel = (name: string, collection: string, fields: object) =>
  modelOf<TakenDownDoc>(name, collection, { _id: text, expires: date, ...fields }, [
    [{ expires: 1 }, { expireAfterSeconds: 0 }],
  ])

const words = required(Object)
const rows = required([Object])

export const takenDownCardModel = takenDownModel('TakenDownCard', 'taken_down_cards', {
  card: words,
  coHosts: rows,
})

export const takenDownCategoryModel = takenDownModel('TakenDownCategory', 'taken_down_categories', {
  category: words,
  items: rows,
  permissions: rows,
})
