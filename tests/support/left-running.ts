const endings: (() => unknown)[] = []

/** For helpers that start processes: `end`, which ends those that still run, is called after the last test of each file. */
export function endAfterTests(end: () => unknown): void {
  endings.push(end)
}

/** No file leaves a process behind. */
export async function endLeftRunning(): Promise<void> {
  for (const end of endings) await end()
}
