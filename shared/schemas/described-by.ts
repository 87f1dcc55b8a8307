import type { z } from 'zod'

const descriptions = new WeakMap<z.core.$ZodType, z.ZodType>()

/**
 * Registers a description for a schema that selects the form of its input in code, which JSON Schema cannot express.
 * @returns `schema`
 */
export function describedBy<O, I>(schema: z.ZodType<O>, description: z.ZodType<unknown, I>): z.ZodType<O, I> {
  descriptions.set(schema, description)
  return schema as z.ZodType<O, I>
}

/** Returns the schema that describes another one in the API description; undefined if it describes itself. */
export const descriptionOf = (schema: z.core.$ZodType): z.ZodType | undefined => descriptions.get(schema)
