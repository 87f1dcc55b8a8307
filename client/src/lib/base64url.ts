/** Base64 without the three signs that mean something in an address. */
export function toBase64Url(bytes: Uint8Array): string {
  const signs = { '+': '-', '/': '_', '=': '' }
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => signs[sign as keyof typeof signs])
}

/** @throws DOMException for a text that is not base64 */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0))
}
