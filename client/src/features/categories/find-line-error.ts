import { BULK_MAX_ITEMS } from '#shared/product.ts'
import { contentSchema } from '#shared/schemas/category.ts'
import { lineError, type ItemLine, type LineError } from './item-lines.ts'

/** @returns the first error; undefined if all lines can be added */
export function findLineError(lines: readonly ItemLine[]): LineError | undefined {
  for (const { content, line } of lines) {
    const { error } = contentSchema.safeParse(content)
    if (error) return lineError(line, error.issues[0]?.message ?? 'Content cannot be used')
  }
  const tooMany = lines[BULK_MAX_ITEMS]
  if (!tooMany) return undefined
  const message = `At most ${BULK_MAX_ITEMS} lines can be added at once, and there are ${lines.length}`
  return { line: tooMany.line, message }
}
