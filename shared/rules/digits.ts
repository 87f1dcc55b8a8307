const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Converts the digits of any script to 0 to 9: an Arabic keyboard types ٤٨٢, an East Asian one full-width digits. */
export const toAsciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!
    let place = 0
    // The digits of a script are consecutive code points; some scripts have several sets of ten in a row.
    while (isDigit(code - place - 1)) place++
    return String(place % 10)
  })
