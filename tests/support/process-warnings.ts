/** Node's warnings in this process since the last check, for example about too many listeners. */
let warnings: string[] = []
process.on('warning', ({ name, message }) => warnings.push(`${name}: ${message}`))

export function takeWarnings(): string[] {
  const taken = warnings
  warnings = []
  return taken
}
