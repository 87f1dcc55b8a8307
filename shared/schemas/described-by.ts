import type { z } from 'zod'

const descriptions = new WeakMap<z.core.$ZodType, z.ZodType>()

/**
 * Marks a schema that chooses the form of its input in code, which JSON Schema can't see, with one that has the forms.
 * @returns `schema`
 */
export function describedBy<O, I>(schema: z.ZodType<O>, description: z.ZodType<unknown, I>): z.ZodType<O, I> {
  descriptions.set(schema, description)
  return schema as z.ZodType<O, I>
}

/** The stand-in for a schema in a description of the API; undefined for one that speaks for itself. */
export const descriptionOf = (schema: z.core.$ZodType): z.ZodType | undefined => descriptions.get(schema)
