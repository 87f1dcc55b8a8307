import type { Model, Types } from 'mongoose'

/** The fields that order a list. */
interface Row {
  _id: Types.ObjectId
  createdAt: Date
}

interface Batches {
  size: number
  /** The row that the first batch starts after. */
  after?: Row | undefined
}

/**
 * Yields all rows, newest first, in batches. Each batch is a query of its own: the embedded database refuses
 * `batchSize`, and without it a cursor of MongoDB reads up to 16 MB at a time.
 */
export async function* readInBatches<R extends Row>(
  model: Model<R, object, object, { id: string }>,
  filter: object,
  { size, after }: Batches,
): AsyncGenerator<R[]> {
  for (let cursor = after; ;) {
    const beyond = cursor && {
      $or: [
        { createdAt: { $lt: cursor.createdAt } },
        { createdAt: cursor.createdAt, _id: { $lt: cursor._id } },
      ],
    }
    const rows = await model
      .find({ ...filter, ...beyond })
      .sort({ createdAt: -1, _id: -1 })
      .limit(size)
      .lean<R[]>()
    if (rows.length > 0) yield rows
    if (rows.length < size) return
    cursor = rows.at(-1)
  }
}
