/** A flag, a keycap, or a pictograph with what changes or joins it. Firefox 115 knows neither `\p{RGI_Emoji}` nor `Segmenter`. */
const EMOJI =
  / ?(\p{RI}{2}|[\d#*]\ufe0f?\u20e3|\p{ExtPict}(\p{EMod}|[\ufe0f\u{e0020}-\u{e007f}]|\u200d\p{ExtPict})*)/gu

/** The number of emoji in a tidied text of one to three emoji, which a square shows large; 0 for every other text. */
export function emojiAlone(text: string): number {
  let count = 0
  return text.replace(EMOJI, () => (count++, '')) || count > 3 ? 0 : count
}
