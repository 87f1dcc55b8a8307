import type { Model } from 'mongoose'

/** Joins rows with the cards or categories they name, in order. Skips rows whose document is gone. */
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
