const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code))

/** The digits of any script as 0 to 9: an Arabic keyboard types ٤٨٢, an East Asian one digits of full width. */
export const plainDigits = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!
    let place = 0
    // Those of a script stand in a row, of one or two in tens side by side.
    while (isDigit(code - place - 1)) place++
    return String(place % 10)
  })
