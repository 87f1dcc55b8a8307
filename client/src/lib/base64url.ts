/** Encodes bytes as base64 without the three characters that have a meaning in URLs. */
export function toBase64Url(bytes: Uint8Array): string {
  const signs = { '+': '-', '/': '_', '=': '' }
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => signs[sign as keyof typeof signs])
}

/** Decodes base64url. @throws DOMException if the text is not base64 */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0))
}
