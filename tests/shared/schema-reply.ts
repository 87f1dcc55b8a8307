import type { z } from 'zod'

/** Returns the schema's output for `input`, or the messages by the path of each invalid field. */
export function judged<T>(
  schema: z.ZodType<T>,
  input: unknown,
): { data: T } | { fields: Record<string, string[]> } {
  const result = schema.safeParse(input)
  if (result.success) return { data: result.data }
  const fields: Record<string, string[]> = {}
  for (const issue of result.error.issues) (fields[issue.path.join('.')] ??= []).push(issue.message)
  return { fields }
}

/** Returns a body as the server parses it; a string is raw JSON. */
export function asSent(body: unknown): unknown {
  return JSON.parse(typeof body === 'string' ? body : JSON.stringify(body))
}
