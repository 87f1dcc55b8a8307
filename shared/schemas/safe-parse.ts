import { z } from 'zod'

/**
 * `schema.safeParse` for untrusted values. Zod's length checks compare the value's `length`, and throw if it cannot be converted to
 * a number: `{"length": {"toString": 0}}`.
 */
export function safeParse<T>(schema: z.ZodType<T>, value: unknown): z.ZodSafeParseResult<T> {
  try {
    return schema.safeParse(value)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return z.custom<T>(() => false, "The request isn't valid.").safeParse(value)
  }
}
