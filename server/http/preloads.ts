import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Of Vite's manifest: what the build made of a source file. */
interface Built {
  file: string
  imports?: string[]
  css?: string[]
}

/**
 * The tags by which a page asks for its screen's code and styles at once. Without them a browser learns of each only
 * from the one before: three round trips on a phone.
 */
export interface Preloads {
  /** @param routeFile name of a file in client/src/routes, without its ending; undefined for a page without a screen */
  of: (routeFile: string | undefined) => string
  /** The sheets of a route, as they stand in dist/client. */
  sheetsOf: (routeFile: string) => readonly string[]
  /** Its scripts beside those of every page, likewise. */
  modulesOf: (routeFile: string) => readonly string[]
}

/** @param clientDir dist/client */
export async function readPreloads(clientDir: string): Promise<Preloads> {
  const text = await readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Record<string, Built | undefined>

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
  const modulesOf = (routeFile: string) => own(routeFile).map(({ file }) => file)

  return {
    sheetsOf,
    modulesOf,
    // Neither fonts nor answers: a browser complains of what is preloaded and not needed within a few seconds.
    of: (routeFile) =>
      routeFile === undefined
        ? ''
        : [
            ...sheetsOf(routeFile).map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}">`),
            ...modulesOf(routeFile).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
          ].join(''),
  }
}
