const BAR_CHARACTERS = 24
const REDRAW_EVERY_MS = 100
const LINE_EVERY_MS = 5000

/**
 * Shows how far a long step is: a bar that is drawn over itself, or a plain line every few seconds where the
 * output is not a terminal.
 * @param {{write: (text: string) => unknown, isTTY?: boolean}} out
 */
export function createProgress(out = process.stdout, now = () => performance.now()) {
  const everyMs = out.isTTY ? REDRAW_EVERY_MS : LINE_EVERY_MS
  let shownStep = ''
  let shownPart = 0
  let shownAtMs = -Infinity
  let isDrawn = false

  /** Moves off the line of the bar. */
  function end() {
    if (isDrawn) out.write('\n')
    isDrawn = false
  }

  return {
    /**
     * @param {string} step such as "Copying"
     * @param {number} done of `total`, which may turn out too small
     */
    show: (step, done, total) => {
      const isNewStep = step !== shownStep
      const part = done < total ? done / total : 1
      const isEnd = part === 1 && shownPart < 1
      if (!isNewStep && !isEnd && (part === shownPart || now() - shownAtMs < everyMs)) return
      if (isNewStep) end()
      shownStep = step
      shownPart = part
      shownAtMs = now()
      const percent = `${Math.floor(part * 100)}%`
      if (!out.isTTY) return void out.write(`${step}: ${percent}\n`)
      const filled = Math.round(part * BAR_CHARACTERS)
      const bar = '#'.repeat(filled).padEnd(BAR_CHARACTERS, '.')
      out.write(`\r${step} [${bar}] ${percent.padStart(4)}`)
      isDrawn = true
    },
    end,
  }
}
