/** What Node warned of in this process, such as too many listeners, since it was last asked. */
let warnings: string[] = []
process.on('warning', ({ name, message }) => warnings.push(`${name}: ${message}`))

export function takeWarnings(): string[] {
  const taken = warnings
  warnings = []
  return taken
}
