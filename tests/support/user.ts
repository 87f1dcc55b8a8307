import userEvent, { type UserEvent } from '@testing-library/user-event'

/** Plain text, without keys such as `{Enter}`, at the start of the typed text. */
const PLAIN = /^[^{[]{2,}/

/**
 * Returns a user whose text appears in a field all at once, as if pasted, because each key costs a render and few tests are about keys.
 * Those use `keyboard`, which presses every key. Presses come without pointer movement, as on a phone.
 */
export function newUser(): UserEvent {
  const user = userEvent.setup({ skipHover: true })
  return {
    ...user,
    type: async (field, text, options) => {
      const plain = PLAIN.exec(text)?.[0]
      if (!plain || options || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
        return user.type(field, text, options)
      await user.click(field)
      await user.paste(plain)
      if (plain !== text) await user.keyboard(text.slice(plain.length))
    },
  }
}
