const endings: (() => unknown)[] = []

/** Registers a function that ends leftover processes. It is called after the last test of each file. */
export function endAfterTests(end: () => unknown): void {
  endings.push(end)
}

/** Ends all processes that a file has left running. */
export async function endLeftRunning(): Promise<void> {
  for (const end of endings) await end()
}
