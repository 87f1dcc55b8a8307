import { useServerConfig } from './use-server-config.ts'

/** The server's PASSWORD_MIN_LENGTH; its default until the server has answered, and where it does not. */
export function usePasswordMinLength(): number {
  return useServerConfig().passwordMinLength
}
