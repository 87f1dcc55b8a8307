/** What a key is called on a Latin keyboard, in lower case: also with Caps Lock, and where its own sign is of another script. */
export function keyName({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  return (/[^ -~]/.test(key) ? code.replace(/^(?:Key|Digit)/, '') : key).toLowerCase()
}
