import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SOURCES = new URL('../../client/src/', import.meta.url)
const IMPORT = /import \{([^}]*)\} from 'lucide-react'/g

const LUCIDE = new URL('../esm/lucide-react.mjs', import.meta.resolve('lucide-react'))
const EXPORTS = readFileSync(LUCIDE, 'utf8')

/** Returns the path of an icon's module. */
function fileOf(name) {
  const [, file] = new RegExp(`\\b${name}\\b[^}]*} from '(.+?)'`).exec(EXPORTS)
  // Forward slashes on Windows too: the path becomes a string in code.
  return fileURLToPath(new URL(file, LUCIDE)).replaceAll('\\', '/')
}

/** Returns the names of all lucide icons that the app's sources import. */
function importedIcons() {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') || path.endsWith('.ts'))
    .flatMap((path) => [...readFileSync(new URL(path, SOURCES), 'utf8').matchAll(IMPORT)])
    .flatMap(([, list]) => list.split(','))
    .map((name) => name.trim().replace(/ as .*/, ''))
  return [...new Set(names)].filter((name) => name !== '' && !name.startsWith('type ')).sort()
}

/**
 * Fills the list of the icons in use. It imports copies, made by a query: otherwise an icon that only one other screen
 * imports would count as shared, and load with every screen.
 * @returns {import('vite').Plugin}
 */
export function iconsInUse() {
  return {
    name: 'icons-in-use',
    load: (id) => {
      if (!id.endsWith('/icon-test/icons-in-use.ts')) return undefined
      const names = importedIcons()
      const imports = names.map((name) => `import ${name} from ${JSON.stringify(`${fileOf(name)}?in-use`)}`)
      return [...imports, `export const ICONS_IN_USE = { ${names.join(', ')} }`].join('\n')
    },
  }
}

/**
 * Redirects imports of icons to their own modules: in the package's list, each would count as shared by all screens.
 * @returns {import('vite').Plugin}
 */
export function separateIconModules() {
  const importOf = (name) => {
    const [exported, local = exported] = name.trim().split(' as ')
    return exported === '' || exported.startsWith('type ')
      ? ''
      : `import ${local} from ${JSON.stringify(fileOf(exported))};`
  }
  return {
    name: 'separate-icon-modules',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: IMPORT },
      handler: (code) => ({
        code: code.replace(IMPORT, (_, names) => names.split(',').map(importOf).join('')),
        map: null,
      }),
    },
  }
}
