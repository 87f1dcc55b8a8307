import { setFlagsFromString } from 'node:v8'

/**
 * Makes V8 collect garbage when the heap has grown by 60 % since the last time. By default it waits until the heap is
 * up to four times as large, and one client with 100 connections made it take 200 MB more (docs/security.md). With 30 %
 * a fifth of the time of a read was collection; with 100 % the memory was above the 400 MB that docs/security.md
 * promises.
 */
setFlagsFromString('--heap-growing-percent=60')
