import { offlineFrame as ar } from '#shared/messages/ar/offline-frame.ts'
import { offlineFrame as de } from '#shared/messages/de/offline-frame.ts'
import { offlineFrame as en } from '#shared/messages/en/offline-frame.ts'
import { offlineFrame as es } from '#shared/messages/es/offline-frame.ts'
import { offlineFrame as fr } from '#shared/messages/fr/offline-frame.ts'
import { offlineFrame as it } from '#shared/messages/it/offline-frame.ts'
import { offlineFrame as ja } from '#shared/messages/ja/offline-frame.ts'
import { offlineFrame as nl } from '#shared/messages/nl/offline-frame.ts'
import { offlineFrame as pl } from '#shared/messages/pl/offline-frame.ts'
import { offlineFrame as ptBR } from '#shared/messages/pt-BR/offline-frame.ts'
import { offlineFrame as tr } from '#shared/messages/tr/offline-frame.ts'
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_TAGS,
  LANGUAGES,
  withoutRegion,
  type Language,
} from '#shared/languages.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

const TEXTS: Record<Language, typeof en> = { ar, de, en, es, fr, it, ja, nl, pl, 'pt-BR': ptBR, tr }

/** Returns the server's choice of language for a frame: that of the address, or else the browser's first known one. */
function languageOf({ searchParams }: URL): Language {
  const requested = [searchParams.get('lang') ?? '', ...navigator.languages].map(withoutRegion)
  const found = requested.map((one) => LANGUAGE_TAGS.find((tag) => withoutRegion(tag) === one))
  return found.find((tag) => tag !== undefined) ?? DEFAULT_LANGUAGE
}

/** Returns the page of a card in a frame without a server; a small one, as the app's own page can't be framed. */
export function offlineFrame(url: URL): Response {
  const language = languageOf(url)
  const { title, text, retry } = TEXTS[language]
  const html = `<!doctype html>
<html lang="${language}" dir="${LANGUAGES[language].dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="30">
<title>${PRODUCT_NAME}</title>
<style>
  html { color-scheme: light dark; height: 100% }
  body { display: grid; place-content: center; gap: 8px; min-height: 100%; margin: 0; padding: 12px; box-sizing: border-box;
    font: 1rem/1.4 system-ui, sans-serif; text-align: center }
  h1, p { margin: 0; font-size: inherit }
</style>
<h1>${title}</h1>
<p>${text} <a href="">${retry}</a></p>
</html>
`
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}
