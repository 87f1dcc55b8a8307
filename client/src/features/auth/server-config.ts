import { DEFAULT_CONFIG, SERVER_CONFIG_META, type PageConfig } from '#shared/server-config.ts'

/** The server's settings as this page's HTML has them. */
export function serverConfig(): PageConfig {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SERVER_CONFIG_META}"]`)
  return { ...DEFAULT_CONFIG, ...(meta && (JSON.parse(meta.content) as Partial<PageConfig>)) }
}
