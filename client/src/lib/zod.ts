import { config } from 'zod/v4'

/**
 * Zod without code generation. vite.config.ts replaces zod with this module, because zod tries `new Function`, which our
 * Content-Security-Policy refuses and Firefox logs as an error. The server keeps zod's generated code.
 */
config({ jitless: true })

export * from 'zod/v4'
