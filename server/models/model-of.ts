import { Schema, type Connection, type SchemaDefinition } from 'mongoose'

/** @returns the schema of a collection, which refuses fields that it doesn't have */
export function schemaOf<Doc>(
  collection: string,
  fields: SchemaDefinition<Doc>,
  { timestamps = false } = {},
): Schema<Doc> {
  return new Schema<Doc>(fields, { collection, versionKey: false, strict: 'throw', timestamps } as object)
}

/** @returns a function that gives the model on a connection, always the same for one connection */
export function modelOf<S extends Schema>(name: string, schema: S) {
  return (connection: Connection) => connection.model(name, schema)
}
