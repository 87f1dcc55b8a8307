/** Values for the path and the query of a call. */
export type AddressParts = { params?: Record<string, string>; query?: object }

/** The address of a call: `/api/cards/:cardId` with its values, encoded. A query value that is undefined is left out. */
export function addressOf(path: string, { params = {}, query = {} }: AddressParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  return search ? `${filled}?${search}` : filled
}
