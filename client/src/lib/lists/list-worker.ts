import { readList, type Marked } from '#shared/rules/lists/read-list.ts'
import { parsers } from './parsers.ts'

addEventListener('message', ({ data }: MessageEvent<{ text: string; marked?: Marked }>) => {
  void readList(data.text, parsers, data.marked)
    .catch(() => undefined)
    .then((reading) => postMessage(reading))
})
