import { config } from 'zod/v4'

/**
 * vite.config.ts puts this module in zod's place. Without it zod tries `new Function`, which our
 * Content-Security-Policy refuses: Firefox logs that as an error. The server keeps zod's generated code.
 */
config({ jitless: true })

export * from 'zod/v4'
