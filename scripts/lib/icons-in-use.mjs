import { readdirSync, readFileSync } from 'node:fs'

const SOURCES = new URL('../../client/src/', import.meta.url)
const IMPORT = /import \{([^}]*)\} from 'lucide-react'/g

/** The names of all lucide icons that the app's sources import. */
function importedIcons() {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') || path.endsWith('.ts'))
    .flatMap((path) => [...readFileSync(new URL(path, SOURCES), 'utf8').matchAll(IMPORT)])
    .flatMap(([, list]) => list.split(','))
    .map((name) => name.trim().replace(/ as .*/, ''))
  return [...new Set(names)].filter((name) => name !== '' && !name.startsWith('type ')).sort()
}

/**
 * Fills the list of the icons in use.
 * @returns {import('vite').Plugin}
 */
export function iconsInUse() {
  return {
    name: 'icons-in-use',
    load: (id) => {
      if (!id.endsWith('/icon-test/icons-in-use.ts')) return undefined
      const names = importedIcons().join(', ')
      return `import { ${names} } from 'lucide-react'\nexport const ICONS_IN_USE = { ${names} }`
    },
  }
}
