/**
 * Output of steps that run at the same time, kept readable: a live step prints each line when it is complete, any other step
 * prints all of its lines in one block when it ends.
 *
 * @typedef {object} StepOutput
 * @property {(text: string) => void} write
 * @property {() => void} end prints what is left
 */

/**
 * @param {{live: boolean}} options
 * @param {(text: string) => void} print
 * @returns {StepOutput}
 */
export function stepOutput({ live }, print = (text) => process.stdout.write(text)) {
  let rest = ''
  return {
    write: (text) => {
      rest += text
      if (!live) return
      const complete = rest.lastIndexOf('\n') + 1
      if (complete > 0) print(rest.slice(0, complete))
      rest = rest.slice(complete)
    },
    end: () => {
      if (rest !== '') print(rest.endsWith('\n') ? rest : `${rest}\n`)
      rest = ''
    },
  }
}
