/**
 * @typedef {object} StepOutput
 * @property {(text: string) => void} write
 * @property {() => void} end prints what is left
 */

/**
 * Keeps the output of steps that run at the same time readable. The one that started first prints each line when it is
 * complete, and the next one takes over when it ends. A step that ends earlier prints all of its lines in one block.
 * @returns {() => StepOutput} starts the output of one step
 */
export function createStepOutputs(print = (text) => process.stdout.write(text)) {
  /** The output of running steps, in the order of their starts. */
  const running = []

  function printLines(step) {
    const complete = step.text.lastIndexOf('\n') + 1
    if (complete > 0) print(step.text.slice(0, complete))
    step.text = step.text.slice(complete)
  }

  return () => {
    const step = { text: '' }
    running.push(step)
    return {
      write: (text) => {
        step.text += text
        if (running[0] === step) printLines(step)
      },
      end: () => {
        if (step.text !== '') print(step.text.endsWith('\n') ? step.text : `${step.text}\n`)
        running.splice(running.indexOf(step), 1)
        if (running[0]) printLines(running[0])
      },
    }
  }
}
