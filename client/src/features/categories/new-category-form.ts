import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { categoryNameSchema, descriptionSchema } from '#shared/schemas/category.ts'
import { parseItemLines } from './item-lines.ts'
import { findLineError } from './find-line-error.ts'

/** The form of a new category; its items are one text with one item per line. */
const newCategoryForm = z.object({
  name: categoryNameSchema,
  description: descriptionSchema,
  lines: z.string().superRefine((text, context) => {
    const error = findLineError(parseItemLines(text))
    if (error) context.addIssue({ code: 'custom', message: error.message })
  }),
})
export type NewCategoryValues = z.input<typeof newCategoryForm>

export const newCategoryResolver = zodResolver(newCategoryForm)

/** The number of the first invalid line. */
export const findWrongLine = (text: string) => findLineError(parseItemLines(text))?.line
