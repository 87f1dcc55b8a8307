import type { ServerConfig } from './contract/server.ts'
import { DEFAULT_PASSWORD_MIN_LENGTH } from './product.ts'

/** The settings that are known when the server starts. */
export type PageConfig = Omit<ServerConfig, 'lanUrl'>

/** The name of the `<meta>` element with the settings that differ from `DEFAULT_CONFIG`, as JSON; absent if none does. */
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
