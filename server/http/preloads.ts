import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Of Vite's manifest: what the build made of a source file. */
interface Built {
  file: string
  imports?: string[]
  css?: string[]
}

/** The fonts that every screen shows at once: its headline's, its words' and its buttons'. */
const FONTS = /\/assets\/(?:passion-one-latin-700|barlow-semi-condensed-latin-(?:500|600))[^)"']*\.woff2/g

/**
 * The tags by which a page asks for its screen's code, styles and fonts at once. Without them a browser learns of each only
 * from the one before: three round trips on a phone.
 */
export interface Preloads {
  /** @param routeFile name of a file in client/src/routes, without its ending; undefined for a page without a screen */
  of: (routeFile: string | undefined, answers?: readonly string[]) => string
  /** The sheets of a route, as they stand in dist/client. */
  sheetsOf: (routeFile: string) => readonly string[]
}

/**
 * @param clientDir dist/client
 * @param style the first sheet, which names the fonts
 */
export async function readPreloads(clientDir: string, style: string): Promise<Preloads> {
  const text = await readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Record<string, Built | undefined>
  const fonts = [...new Set(style.match(FONTS))].map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  )

  /** A source file and all that it imports for good. */
  function builtWith(names: readonly string[], found = new Map<string, Built>()): Map<string, Built> {
    for (const name of names) {
      const built = manifest[name]
      if (built === undefined || found.has(name)) continue
      found.set(name, built)
      builtWith(built.imports ?? [], found)
    }
    return found
  }

  const everywhere = builtWith(['index.html'])
  const own = (routeFile: string) =>
    [...builtWith([`src/routes/${routeFile}.tsx`])]
      .filter(([name]) => !everywhere.has(name))
      .map(([, built]) => built)
  const sheetsOf = (routeFile: string) => [...new Set(own(routeFile).flatMap(({ css }) => css ?? []))]

  return {
    sheetsOf,
    of: (routeFile, answers = []) =>
      [
        ...fonts,
        ...(routeFile === undefined
          ? []
          : [
              ...sheetsOf(routeFile).map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}">`),
              ...own(routeFile).map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
            ]),
        ...answers.map((path) => `<link rel="preload" as="fetch" crossorigin href="${path}">`),
      ].join(''),
  }
}
