/** An `expect` that costs nothing: games ask a hundred times a step. */
export function insist(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Not so: ${what}`)
}
