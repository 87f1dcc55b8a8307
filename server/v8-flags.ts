import { setFlagsFromString } from 'node:v8'

/**
 * V8 collects garbage when the heap has grown by 30 % since the last time. By default it waits until the heap is up to four
 * times as large, and one client with 100 connections made it take 200 MB more (`npm run bench:abuse`).
 */
setFlagsFromString('--heap-growing-percent=30')
