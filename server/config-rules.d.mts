import type { Operator, ServerConfig } from '#shared/contract/server.ts'

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'

/** Google sign-in: present only when both the id and the secret are set. */
export interface GoogleConfig {
  clientId: string
  clientSecret: string
  /** Google's own when undefined. */
  authorizationUrl: string | undefined
  tokenUrl: string | undefined
  userinfoUrl: string | undefined
}

/** A login by OpenID Connect. */
export interface OidcConfig {
  /** The issuer as the provider writes it. */
  issuer: string
  clientId: string
  clientSecret: string
  /** What the button says after "Continue with". */
  name: string
}

/** Who may make an account. */
export interface RegistrationRules {
  mode: ServerConfig['registration']
  /** Lower-case addresses or `*@domain`, which need no invitation by the operator. Empty unless the mode is `invite`. */
  allowedEmails: readonly string[]
}

/** The settings of one process, with defaults filled in. `undefined` means not set and without a default. */
export interface Config {
  /** Whether NODE_ENV is production. */
  production: boolean
  /** The port to listen on; 0 is any free one. */
  port: number
  /** Whether PORT was set: then a busy port is an error, instead of a reason to take the next. */
  portIsSet: boolean
  /** All interfaces when undefined. */
  host: string | undefined
  /** Folder of the embedded database and the session secret, absolute or relative to the working directory. */
  dataDir: string
  /** A MongoDB to use instead of the embedded database. */
  mongodbUri: string | undefined
  /** The Redis that joins several servers on one database. */
  redisUrl: string | undefined
  /** 32 bytes or more; undefined for one that is made once, in `dataDir`. */
  sessionSecret: string | undefined
  /** An origin such as `https://bingo.example.com`, never with a trailing slash. */
  publicUrl: string | undefined
  /** The number of proxies in front. */
  trustProxyHops: number
  /** The shortest password, in characters: 6 to 128. */
  passwordMinLength: number
  google: GoogleConfig | undefined
  oidc: OidcConfig | undefined
  /** Whether people log in by email and password. Off only if there is another way. */
  localLogin: boolean
  registration: RegistrationRules
  smtpUrl: string | undefined
  mailFrom: string | undefined
  /** Undefined on a private installation: both settings are set, or neither. */
  operator: Operator | undefined
  /** The emails of accounts that may use /admin, in lower case; without any there is no such page. */
  adminEmails: string[]
  /** Where metrics are served; off when undefined. */
  metrics: { port: number; host: string } | undefined
  /** The most open connections of the process; further ones are dropped. */
  maxConnections: number
  /** How long `/readyz` is 503 before the server closes. */
  drainSeconds: number
  logLevel: LogLevel
}

/** Either `config`, or `error`: one line that begins with the name of the variable at fault and repeats no secret. */
export type ConfigOutcome = { config: Config; error?: undefined } | { config?: undefined; error: string }

/** Reads and checks every setting of the environment; pure, without files or network. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigOutcome
