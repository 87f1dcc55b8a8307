/**
 * Straight double quotes as “ and ”, for display: the poster type draws both alike, as a closing one. One opens at the start
 * of the text, and after a space, a dash or an opening bracket.
 */
export function withRoundQuotes(text: string): string {
  return text.replace(/(^|[\s([{\u2013\u2014-])"/g, '$1“').replaceAll('"', '”')
}
