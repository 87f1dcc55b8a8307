/**
 * Tells the hosts of a card apart, without saying who they are: the same for all pages of one of them.
 * @returns 7 characters
 */
export function hostKey(cardId: string, userId: string): string {
  let hash = 0
  for (const character of `${cardId} ${userId}`) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0
  return (hash >>> 0).toString(36).padStart(7, '0')
}
