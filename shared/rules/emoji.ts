/** A flag, a keycap, or a pictograph with its modifiers and joiners. Firefox 115 has neither `\p{RGI_Emoji}` nor `Segmenter`. */
const EMOJI =
  / ?(\p{RI}{2}|[\d#*]\ufe0f?\u20e3|\p{ExtPict}(\p{EMod}|[\ufe0f\u{e0020}-\u{e007f}]|\u200d\p{ExtPict})*)/gu

/** Returns the number of emoji in a tidied text that consists of one to three emoji, which squares show large; 0 for any other text. */
export function emojiOnlyCount(text: string): number {
  let count = 0
  return text.replace(EMOJI, () => (count++, '')) || count > 3 ? 0 : count
}
