import { z } from 'zod'
import { BULK_MAX_ITEMS } from '#shared/product.ts'
import { categoryNameSchema, contentSchema, descriptionSchema } from '#shared/schemas/category.ts'
import { categoryItems } from '#messages/category-items.ts'
import { inPageLanguage } from '../../lib/in-page-language.ts'
import { zodResolver } from '../../lib/forms/zod-resolver.ts'
import { lineError, parseItemLines, type ItemLine, type LineError } from './item-lines.ts'

/** Finds the first line that cannot be added. @returns undefined if all lines can be added */
export async function findLineError(lines: readonly ItemLine[]): Promise<LineError | undefined> {
  for (const { content, line } of lines) {
    const { error } = contentSchema.safeParse(content)
    if (!error) continue
    const { message } = await inPageLanguage({ message: error.issues[0]?.message ?? categoryItems.unusable })
    return lineError(line, message)
  }
  const tooMany = lines[BULK_MAX_ITEMS]
  if (!tooMany) return undefined
  const message = categoryItems.tooManyLines(lines.length, BULK_MAX_ITEMS)
  return { line: tooMany.line, message }
}

/** A text with one item per line. */
export const linesSchema = z.string().superRefine(async (text, context) => {
  const error = await findLineError(parseItemLines(text))
  if (error) context.addIssue({ code: 'custom', message: error.message })
})

const newCategoryForm = z.object({
  name: categoryNameSchema,
  description: descriptionSchema,
  lines: linesSchema,
})
export type NewCategoryValues = z.input<typeof newCategoryForm>

export const newCategoryResolver = zodResolver(newCategoryForm)
