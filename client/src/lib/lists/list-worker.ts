import { readList, type Marked } from '#shared/rules/lists/read-list.ts'

addEventListener('message', ({ data }: MessageEvent<{ text: string; marked?: Marked }>) => {
  void readList(data.text, data.marked).then((reading) => postMessage(reading))
})
