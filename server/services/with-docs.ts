import type { Model } from 'mongoose'

/** Rows with the card or the category that each names, in the order of the rows. A row may briefly outlive it. */
export async function withDocs<K extends string, R extends Record<K, string>, D extends Record<K, string>>(
  model: Model<D, object, object, { id: string }>,
  key: K,
  rows: readonly R[],
): Promise<{ row: R; doc: D }[]> {
  const filter: object = { [key]: { $in: rows.map((row) => row[key]) }, deletedAt: null }
  const docs = await model.find(filter).lean<D[]>()
  const byKey = new Map<string, D>(docs.map((doc) => [doc[key], doc]))
  return rows.flatMap((row) => {
    const doc = byKey.get(row[key])
    return doc ? [{ row, doc }] : []
  })
}
