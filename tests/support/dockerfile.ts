import { readFileSync } from 'node:fs'

interface Instruction {
  /** The instruction in capitals, such as `COPY`. */
  name: string
  value: string
}

export interface Stage {
  /** The argument of FROM, such as `debian:bookworm-slim@sha256:…`, or the name of an earlier stage. */
  base: string
  name: string | undefined
  instructions: Instruction[]
}

/** Parses the stages of the project's Dockerfile. Supports the syntax it uses: comments and lines continued with a backslash. */
export function dockerfileStages(): Stage[] {
  const text = readFileSync('Dockerfile', 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
  const stages: Stage[] = []
  for (const [, name, value] of text.matchAll(/^([A-Z]+) (.*)$/gm)) {
    if (name !== 'FROM') stages.at(-1)?.instructions.push({ name: name!, value: value! })
    else {
      const [base, , stageName] = value!.split(' ')
      stages.push({ base: base!, name: stageName, instructions: [] })
    }
  }
  return stages
}
