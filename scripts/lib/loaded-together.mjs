import { join } from 'node:path'
import { ROOT } from './project.mjs'

/** Files below client/src that separate dynamic imports load at about the same time: each group becomes one request. */
const IMPORT_GROUPS = {
  frame: [
    'app/follow.ts',
    'app/navigation.ts',
    'features/card/grid-keys.ts',
    'sync/offline/offline-cards.ts',
    'sync/receive/room.ts',
  ],
  'play-tools': [
    'features/play/tap-reaction.ts',
    'features/play/components/device-panel.tsx',
    'features/play/components/marks-tools.tsx',
    'features/play/components/share-actions.tsx',
    'features/play/components/ticket-extras.tsx',
  ],
  'editor-tools': [
    'features/editor/components/board/cell-dialog.tsx',
    'features/editor/components/dialogs/confirm-change.tsx',
    'features/editor/components/dialogs/paste-dialog.tsx',
    'features/editor/components/panels/more-words.tsx',
    'features/editor/components/panels/saved-actions.tsx',
    'features/editor/components/panels/sync-notice.tsx',
    'features/editor/components/share/share-dialog.tsx',
  ],
}
const sourceOf = (file) => join(ROOT, 'client/src', file).replaceAll('\\', '/')
/** What the play screen loads while it is idle. */
export const PLAY_TOOLS = IMPORT_GROUPS['play-tools'].map(sourceOf)
const GROUP_BY_FILE = new Map(
  Object.entries(IMPORT_GROUPS).flatMap(([name, files]) => files.map((file) => [sourceOf(file), name])),
)

/**
 * Redirects the dynamic imports of each group to one module with the exports of all its files.
 * @returns {import('vite').Plugin}
 */
export function loadedTogether() {
  return {
    name: 'loaded-together',
    apply: 'build',
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string' || this.environment.name !== 'client') return null
      const found = await this.resolve(specifier, importer)
      const group = GROUP_BY_FILE.get(found?.id)
      return group === undefined ? null : `\0${group}`
    },
    load: (id) =>
      IMPORT_GROUPS[id.slice(1)]?.map((file) => `export * from ${JSON.stringify(sourceOf(file))}`).join('\n'),
  }
}

const SCREEN = /[\\/]([\w-]+)-screen\.tsx$/
/** For each module, the dynamically imported modules that need it. */
const entriesByModule = new Map()

function dynamicEntriesOf(id, context) {
  if (entriesByModule.has(id)) return entriesByModule.get(id)
  const found = new Set()
  entriesByModule.set(id, found)
  const { importers, dynamicImporters } = context.getModuleInfo(id)
  if (dynamicImporters.length > 0) found.add(id)
  for (const importer of importers) for (const entry of dynamicEntriesOf(importer, context)) found.add(entry)
  return found
}

const sharedFile = (name, isMember) => ({
  debugName: name,
  name: (id, context) => {
    const entries = [...dynamicEntriesOf(id, context)]
    const [isFrame, isPlay] = ['\0frame', '\0play-tools'].map((group) => entries.includes(group))
    if (!isFrame && !isPlay) return null
    const screens = entries.flatMap((entry) => SCREEN.exec(entry)?.[1] ?? [])
    return isMember({ isFrame, isPlay, screens, isOf: (part) => id.includes(part) }) ? name : null
  },
})

/**
 * Files of the modules that groups share with screens, which load them before their first paint, and with dialogs. A
 * module goes to the first file that it suits, and its imports to the same or an earlier one.
 */
export const SHARED_FILES = [
  // The editor has the most scripts.
  sharedFile('of-editor', ({ screens, isOf }) => screens.includes('editor') && !isOf('@radix-ui')),
  sharedFile(
    'shared',
    ({ isFrame, screens, isOf }) =>
      screens.length > 0 &&
      (isOf('lucide') || (isFrame && !isOf('/sync/') && !isOf('@radix-ui') && !isOf('lib/page/mode.ts'))),
  ),
  sharedFile('of-card', ({ isPlay, screens, isOf }) => isPlay && screens.length > 0 && !isOf('@radix-ui')),
  sharedFile('radix', ({ screens }) => screens.length > 0),
  sharedFile('frame', ({ isFrame }) => isFrame),
  sharedFile('play', () => true),
]
