import { z } from 'zod'
import { patchItemBody, tagsSchema } from '#shared/schemas/category.ts'
import { categoryDialogs } from '#messages/category-dialogs.ts'

/** `#` is a delimiter too, so that "#one #two" is two tags. */
const TAG_SEPARATOR = /[,;\n#\uff0c\u3001\u060c]/u

function splitTags(text: string): string[] {
  return text
    .split(TAG_SEPARATOR)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}

const tagsField = z.string().transform((text, context) => {
  const { data, error } = tagsSchema.safeParse([...new Set(splitTags(text))])
  if (data) return data
  // Without the index of the tag in the path: the form has one field for all tags.
  context.addIssue({ code: 'custom', message: error.issues[0]?.message ?? categoryDialogs.item.wrongTags })
  return z.NEVER
})

/** The form of an item, in which all tags are one text. */
export const itemForm = patchItemBody.omit({ updatedAt: true }).required().extend({ tags: tagsField })

export type ItemValues = z.input<typeof itemForm>
/** The fields of an item that users edit. */
export type ItemDetails = z.output<typeof itemForm>

export function formValuesOf({ content, contentType, tags, source }: ItemDetails): ItemValues {
  return { content, contentType, tags: tags.join(', '), source: source ?? '' }
}
