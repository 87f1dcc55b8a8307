/** The digits of any script as 0 to 9: an Arabic keyboard types ٤٨٢, an East Asian one digits of full width. */
export const plainDigits = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!
    const place = code % 16
    // The zero of a script is at a code point that ends in 0, or else in 6.
    return String(/\p{Nd}/u.test(String.fromCodePoint(code - place)) ? place : place - 6)
  })
