/** The fields of the second object that differ from the first. */
export function changedFields<D extends object>(base: Partial<D>, mine: Partial<D>): Partial<D> {
  const changed = Object.entries(mine).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(base[field as keyof D]),
  )
  return Object.fromEntries(changed) as Partial<D>
}
