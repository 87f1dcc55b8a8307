/** A flag, a keycap, or a pictograph with what changes or joins it. Firefox 115 knows neither `\p{RGI_Emoji}` nor `Segmenter`. */
const ONE_TO_THREE_EMOJI =
  /^(?: ?(?:\p{RI}{2}|[\d#*]\ufe0f?\u20e3|\p{ExtPict}(?:\p{EMod}|[\ufe0f\u{e0020}-\u{e007f}]|\u200d\p{ExtPict})*)){1,3}$/u

/** Whether a tidied text is one to three emoji and nothing else, which a square shows large. */
export const isEmojiOnly = (text: string): boolean => ONE_TO_THREE_EMOJI.test(text)
