import type { ServerConfig } from './contract/server.ts'
import { DEFAULT_PASSWORD_MIN_LENGTH } from './product.ts'

/** The settings that the server knows when it starts. */
export type PageConfig = Omit<ServerConfig, 'lanUrl'>

/** The `<meta>` of each page with the settings that differ from these, as JSON; absent if none does. */
export const SERVER_CONFIG_META = 'server-config'
export const DEFAULT_CONFIG: PageConfig = {
  google: false,
  oidc: null,
  localLogin: true,
  registration: 'open',
  invitesByEmail: false,
  passwordMinLength: DEFAULT_PASSWORD_MIN_LENGTH,
  operator: null,
}
