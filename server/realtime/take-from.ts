/** Takes up to `count` members out of a set, those that were added first. */
export function takeFrom<T>(set: Set<T>, count: number): T[] {
  const taken: T[] = []
  for (const member of set) {
    if (taken.length >= count) break
    taken.push(member)
    set.delete(member)
  }
  return taken
}
