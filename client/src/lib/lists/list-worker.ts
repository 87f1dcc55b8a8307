import { readList } from './read-list.ts'

addEventListener('message', ({ data }: MessageEvent<string>) => {
  void readList(data)
    .catch(() => undefined)
    .then((reading) => postMessage(reading))
})
