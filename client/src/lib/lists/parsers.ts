import type { Parsers } from '#shared/rules/lists/reading.ts'

export const parsers: Parsers = {
  json5: async () => (await import('json5')).default.parse,
  yaml: async () => (await import('yaml')).parse,
  csv: async () => {
    const { default: papa } = await import('papaparse')
    return (text, delimiter) => {
      const { data, errors } = papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' })
      // Of a quotation mark without its end, which belongs to the words.
      return errors.length > 0 ? [] : data
    }
  },
}
