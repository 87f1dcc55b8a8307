import userEvent, { type UserEvent } from '@testing-library/user-event'

/** Text without keys such as `{Enter}`, at the start of what is typed. */
const PLAIN = /^[^{[]{2,}/

/**
 * A user whose text arrives in a field at once, as if pasted: each key costs a render, and few tests are about keys. Those use `keyboard`,
 * which presses every key. Presses come without the pointer's way to them, as on a phone.
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
