import { describe, expect, it } from 'vitest'
import { tidyName } from '#shared/rules/text.ts'
import { createCardBody } from '#shared/schemas/card.ts'
import { createCategoryBody } from '#shared/schemas/category.ts'
import { loginBody, profileBody, registerBody } from '#shared/schemas/user.ts'

/** Invisible names: zero-width characters, fillers, single joiners, single combining marks. */
const INVISIBLE = [
  '\u200b\u200b\u200b',
  '\u2060\ufeff\u200d',
  '\u3164',
  '\u115f\u1160\uffa0',
  '\u2800',
  '\u202e',
  '\u034f',
  '\ufe0f',
  '\u200e',
]

describe('names and titles', () => {
  it.each(INVISIBLE)('SEC-10: are empty if nothing in them is visible (%j)', (name) => {
    expect(tidyName(name)).toBe('')
    expect(createCardBody.parse({ title: name }).title).toBe('')
    expect(createCategoryBody.safeParse({ name: name.repeat(3) }).error?.issues[0]?.message).toBe(
      'Category name must be at least 3 characters',
    )
    expect(profileBody.safeParse({ displayName: name }).error?.issues[0]?.message).toBe(
      'Display name is required',
    )
  })

  it('SEC-10: lose characters that reverse or hide in them', () => {
    expect(tidyName('\u202eelgooG')).toBe('elgooG')
    expect(profileBody.parse({ displayName: 'A\u200bd\u00ada\u2066' }).displayName).toBe('Ada')
    expect(createCategoryBody.parse({ name: '\ufeffOffice \u2060 party' }).name).toBe('Office party')
    expect(tidyName('\u200dAda\u200d \u200cL.')).toBe('Ada L.')
  })

  it.each(['Movie night', '👩‍👩‍👧 family', '❤️‍🔥', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 England', 'می‌خواهم', 'क्‍ष', 'مرحبا', '字', '...', '👋🏽'])(
    'SEC-10: %s stays as it is',
    (name) => {
      expect(tidyName(name)).toBe(name)
    },
  )
})

it.each(['abcdef\ud800x', 'abcdef\udc00', '\ud801abcdef'])(
  'ACC-3: the password %j is refused, because it has no distinct form in UTF-8',
  (password) => {
    const message = "Password contains characters we can't store"
    const form = { username: 'ada', email: 'ada@example.com', password }
    expect(registerBody(6).safeParse(form).error?.issues[0]?.message).toBe(message)
    expect(loginBody.safeParse(form).error?.issues[0]?.message).toBe(message)
  },
)
