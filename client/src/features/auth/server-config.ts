import { DEFAULT_CONFIG, SERVER_CONFIG_META, type PageConfig } from '#shared/server-config.ts'

/** Reads the server's settings from the page's HTML. */
export function serverConfig(): PageConfig {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SERVER_CONFIG_META}"]`)
  return { ...DEFAULT_CONFIG, ...(meta && (JSON.parse(meta.content) as Partial<PageConfig>)) }
}
