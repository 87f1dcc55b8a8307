/** Encodes bytes as base64 without the three characters that have a meaning in URLs. */
export function toBase64Url(bytes: Uint8Array): string {
  const replacements = { '+': '-', '/': '_', '=': '' }
  return btoa(String.fromCharCode(...bytes)).replace(
    /[+/=]/g,
    (char) => replacements[char as keyof typeof replacements],
  )
}

/** Decodes base64url. @throws DOMException if the text is not base64 */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (char) => char.charCodeAt(0))
}
