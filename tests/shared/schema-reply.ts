import type { z } from 'zod'

/** What a schema says of `input`: its output, or the messages under the paths of the fields at fault. */
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
