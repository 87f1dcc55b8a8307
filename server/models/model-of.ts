import { Schema, type Connection, type IndexDefinition, type IndexOptions, type Types } from 'mongoose'

/** A field of a Mongoose schema, of which TypeScript knows that it holds a T. */
interface Field<T> {
  type: unknown
  required?: true
  default?: T | undefined
  /** Exists at compile time only. */
  of?: () => T
}
type Of<F> = F extends { of?: () => infer T } ? T : never
type Simple<T> = { [K in keyof T]: T[K] }

/** A document with these fields. A field that may be missing is an optional property. */
export type DocOf<F> = Simple<
  { _id: F extends { _id: Field<infer Id> } ? Id : Types.ObjectId } & {
    [K in keyof F as undefined extends Of<F[K]> ? never : K]: Of<F[K]>
  } & { [K in keyof F as undefined extends Of<F[K]> ? K : never]?: Exclude<Of<F[K]>, undefined> }
>

/** A field that every document has. */
export const required = <T>(type: unknown, options: object = {}): Field<T> => ({
  type,
  ...options,
  required: true,
})
export const text = required<string>(String)
export const number = required<number>(Number)
export const flag = required<boolean>(Boolean)
export const date = required<Date>(Date)
export const objectId = required<Types.ObjectId>(Schema.Types.ObjectId)
export const listOf = <T>(type: unknown) => required<T[]>([type])
/** A text with a narrower type in TypeScript. */
export const textOf = <T extends string>() => required<T>(String)
/** One of these texts, which Mongoose checks too. */
export const oneOf = <T extends string>(choices: readonly T[]) => required<T>(String, { enum: choices })

/** A field that has this value unless it is set. */
export const withDefault = <T>({ required: _, ...field }: Field<T>, value: NoInfer<T>): Field<T> => ({
  ...field,
  default: value,
})
/** A field that is null unless it is set. */
export const orNull = <T>(field: Field<T>) => withDefault(field as Field<T | null>, null)
/** A field that Mongoose requires of no document: a deleted one has lost it, but readers see no deleted ones. */
export const untilDeleted = <T>(type: unknown): Field<T> => ({ type, default: undefined })
/** A field that may be missing. */
export const optional = <T>({ required: _, ...field }: Field<T>) => field as Field<T | undefined>

/** Returns the part of an update that removes fields. */
export const unset = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 1 as const]))

/** Makes the update that deletes a document and keeps its id. @param lost the names of the fields that it loses */
export const tombstoneOf = (lost: readonly string[]) => (deletedAt: Date) => ({
  $set: { deletedAt },
  $unset: unset(lost),
})

/**
 * Defines the model of a collection, which refuses unknown fields.
 * @returns a function that returns the model on a connection, always the same for one connection
 */
export function modelOf<Doc>(
  name: string,
  collection: string,
  fields: object,
  indexes: [keys: IndexDefinition, options?: IndexOptions][],
  { timestamps = false } = {},
) {
  const options = { collection, versionKey: false, strict: 'throw', timestamps }
  const schema = new Schema<Doc>(fields as never, options as object)
  for (const index of indexes) schema.index(...index)
  return (connection: Connection) => connection.model(name, schema)
}
