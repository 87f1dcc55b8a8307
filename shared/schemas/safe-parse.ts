import { z } from 'zod'

/**
 * `schema.safeParse` for values of others. Zod's checks of a length compare the `length` of whatever they are given, and throw
 * where that is no number and can't become one: `{"length": {"toString": 0}}`.
 */
export function safeParse<T>(schema: z.ZodType<T>, value: unknown): z.ZodSafeParseResult<T> {
  try {
    return schema.safeParse(value)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return z.custom<T>(() => false, "The request isn't valid.").safeParse(value)
  }
}
