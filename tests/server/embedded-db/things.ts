import mongoose, { Schema } from 'mongoose'

export const thingSchema = new Schema(
  {
    thingId: { type: String, required: true, unique: true },
    owner: { type: Schema.Types.ObjectId, required: true },
    title: String,
    cells: { type: [String], default: undefined },
    version: { type: Number, default: 1 },
    token: { type: String, default: null },
  },
  { versionKey: false },
)
thingSchema.index({ owner: 1, title: -1, _id: -1 })
thingSchema.index({ token: 1 })

let models = 0
/** A model of a collection that no other test uses. */
export function newThings() {
  const name = `things${models++}`
  return mongoose.model(name, thingSchema, name)
}
export type Things = ReturnType<typeof newThings>

/** With its indexes: without them the database refuses a sort, and reads the whole collection for a look-up. */
export async function indexedThings(things: object[] = []) {
  const Thing = newThings()
  await Thing.createIndexes()
  await Thing.insertMany(things)
  return Thing
}
