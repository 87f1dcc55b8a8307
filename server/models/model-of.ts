import type { Connection, Schema } from 'mongoose'

/** @returns a function that gives the model on a connection, always the same for one connection */
export function modelOf<S extends Schema>(name: string, schema: S) {
  return (connection: Connection) => connection.model(name, schema)
}
