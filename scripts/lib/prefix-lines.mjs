/**
 * Prints what one of several processes writes, in complete lines that begin with its name.
 * @param {string} name
 * @returns {(text: string) => void}
 */
export function prefixLines(name) {
  let rest = ''
  return (text) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop()
    for (const line of lines) console.log(`[${name}] ${line}`)
  }
}
