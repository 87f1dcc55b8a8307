/**
 * @typedef {object} Step
 * @property {string} name such as COPY
 * @property {string[]} flags such as `--from=build`
 * @property {string} rest what follows them
 * @property {number} line from 1
 *
 * @typedef {{name: string | undefined, image: string, steps: Step[]}} Stage
 */

/**
 * Reads as much of a Dockerfile as ours uses.
 * @param {string} text
 * @returns {Stage[]}
 */
export function parseDockerfile(text) {
  const stages = []
  let continued = ''
  let startLine = 0
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    if (continued === '') startLine = index + 1
    if (line.endsWith('\\')) {
      continued += `${line.slice(0, -1).trim()} `
      continue
    }
    const [, name, after] = /^(\w+)\s+([\s\S]*)$/.exec(continued + line) ?? []
    continued = ''
    if (name === undefined) throw new Error(`Dockerfile:${startLine}: cannot be read`)
    const [, flags, rest] = /^((?:--[\w-]+(?:=\S*)?\s+)*)([\s\S]*)$/.exec(after)
    const step = {
      name: name.toUpperCase(),
      flags: flags.split(/\s+/).filter(Boolean),
      rest,
      line: startLine,
    }
    if (step.name === 'FROM') {
      const [image, , stage] = rest.split(/\s+/)
      stages.push({ name: stage, image, steps: [] })
    } else if (stages.length === 0) throw new Error(`Dockerfile:${startLine}: ${name} before FROM`)
    else stages.at(-1).steps.push(step)
  }
  return stages
}

/** The words of the exec form, `["node", "a.js"]`: the form that hands signals to the program itself. */
export function execForm(rest) {
  try {
    const words = JSON.parse(rest)
    if (Array.isArray(words) && words.every((word) => typeof word === 'string')) return words
  } catch {
    // The shell form is no JSON.
  }
  throw new Error(`not in the exec form: ${rest}`)
}

function toRegExp(pattern) {
  const source = pattern
    .replace(/^\/|\/$/g, '')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(
      /\*\*\/|\*\*|\*|\?/g,
      (sign) => ({ '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*' })[sign] ?? '[^/]',
    )
  return new RegExp(`^${source}$`)
}

/**
 * What .dockerignore keeps out. The last line that fits a path or a folder above it decides.
 * @param {string} text of .dockerignore
 * @returns {(path: string) => boolean} whether a path, with `/`, stays out
 */
export function ignoredBy(text) {
  const rules = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ keeps: line.startsWith('!'), pattern: toRegExp(line.replace(/^!/, '')) }))
  return (path) => {
    const parts = path.split('/')
    const above = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    return rules.reduce(
      (ignored, { keeps, pattern }) => (above.some((part) => pattern.test(part)) ? !keeps : ignored),
      false,
    )
  }
}
