/** Returns a key's name on a Latin keyboard, in lower case, regardless of Caps Lock and of layouts for other scripts. */
export function keyName({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  return (/[^ -~]/.test(key) ? code.replace(/^(?:Key|Digit)/, '') : key).toLowerCase()
}
