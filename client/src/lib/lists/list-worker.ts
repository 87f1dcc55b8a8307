import { readList, type Marked } from './read-list.ts'

addEventListener('message', ({ data }: MessageEvent<{ text: string; marked?: Marked }>) => {
  void readList(data.text, data.marked)
    .catch(() => undefined)
    .then((reading) => postMessage(reading))
})
