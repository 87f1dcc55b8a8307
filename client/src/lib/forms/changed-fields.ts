/** Returns the fields of `mine` that differ from `base`. */
export function changedFields<D extends object>(base: Partial<D>, edited: Partial<D>): Partial<D> {
  const changed = Object.entries(edited).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(base[field as keyof D]),
  )
  return Object.fromEntries(changed) as Partial<D>
}
