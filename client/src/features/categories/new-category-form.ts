import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { categoryNameSchema, descriptionSchema } from '#shared/schemas/category.ts'
import { contentLines } from './content-lines.ts'
import { problemOf } from './line-problem.ts'

/** The form of a new category; its items are one text, one per line. */
const newCategoryForm = z.object({
  name: categoryNameSchema,
  description: descriptionSchema,
  lines: z.string().superRefine((text, context) => {
    const problem = problemOf(contentLines(text))
    if (problem) context.addIssue({ code: 'custom', message: problem.message })
  }),
})
export type NewCategoryValues = z.input<typeof newCategoryForm>

export const newCategoryResolver = zodResolver(newCategoryForm)

/** The first line that would be refused, of a text with one item per line. */
export const wrongLineOf = (text: string) => problemOf(contentLines(text))?.line
