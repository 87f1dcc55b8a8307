import type { Model, Types } from 'mongoose'

/** The fields that order a list. */
interface Row {
  _id: Types.ObjectId
  createdAt: Date
}

interface Batches {
  size: number
  /** -1: newest first. */
  order?: 1 | -1
  /** The row before the first batch. */
  after?: Row | undefined
}

/** All rows by their time, one batch at a time: the embedded database has no size of a batch, and a cursor's would be up to 16 MB. */
export async function* inBatches<R extends Row>(
  model: Model<R, object, object, { id: string }>,
  filter: object,
  { size, order = -1, after }: Batches,
): AsyncGenerator<R[]> {
  const operator = order === 1 ? '$gt' : '$lt'
  for (let place = after; ;) {
    const beyond = place && {
      $or: [
        { createdAt: { [operator]: place.createdAt } },
        { createdAt: place.createdAt, _id: { [operator]: place._id } },
      ],
    }
    const rows = await model
      .find({ ...filter, ...beyond })
      .sort({ createdAt: order, _id: order })
      .limit(size)
      .lean<R[]>()
    if (rows.length > 0) yield rows
    if (rows.length < size) return
    place = rows.at(-1)
  }
}
