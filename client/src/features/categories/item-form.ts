import { z } from 'zod'
import { patchItemBody, tagsSchema } from '#shared/schemas/category.ts'

/** What stands between two tags; somebody who writes #one #two means two. */
const BETWEEN_TAGS = /[,;\n#\uff0c\u3001\u060c]/u

/** The tags of a text: "pets, #loud" is two. */
function splitTags(text: string): string[] {
  return text
    .split(BETWEEN_TAGS)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}

const tagsField = z.string().transform((text, context) => {
  const { data, error } = tagsSchema.safeParse([...new Set(splitTags(text))])
  if (data) return data
  // At the field itself: the form has one for all tags.
  context.addIssue({ code: 'custom', message: error.issues[0]?.message ?? 'Tags cannot be used' })
  return z.NEVER
})

/** One item as its form has it; the tags are one text. */
export const itemForm = patchItemBody.omit({ updatedAt: true }).required().extend({ tags: tagsField })

export type ItemValues = z.input<typeof itemForm>
/** What an item says, without what the server notes about it. */
export type ItemWords = z.output<typeof itemForm>
