import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as esbuild from 'esbuild'
import { browserTargets } from './browser-support.mjs'
import { ROOT } from './project.mjs'

const FOLDER = join(ROOT, 'shared', 'messages')
/** Imports of messages name those of English. An import map redirects them to the page's language. */
const IMPORT = /^#messages\/([\w-]+)\.ts$/
/** Messages that are loaded together, in one file: it compresses better than several. */
const MESSAGE_GROUPS = {
  /** Those of the app's first script. */
  first: ['basics', 'app', 'card', 'play'],
  editor: ['editor', 'editor-changes'],
}
/** Messages for emails, the heads of pages and the service worker: no page loads them. */
const NOT_IN_PAGES = ['emails', 'pages', 'offline-frame']
const RENDER_LANGUAGE = join(ROOT, 'client/src/lib/render-language.ts')
const VIRTUAL_PREFIX = '\0messages:'
/** The record for the server (server/http/pages/build-manifest.ts). */
const RECORD_FILE = '.vite/messages.json'

const fileNameOf = (name) =>
  Object.keys(MESSAGE_GROUPS).find((file) => MESSAGE_GROUPS[file].includes(name)) ?? name
const exportNameOf = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** @returns {[language: string, folder: string][]} the folder of each language's messages */
export function messageFolders() {
  const entries = readdirSync(FOLDER, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => [name, join(FOLDER, name)])
}

/** @returns {Promise<{folder: string, files: {name: string, code: string}[]}>} the modules of a language; their folder's name has a hash */
async function compile([language, folder]) {
  const options = {
    bundle: true,
    minify: true,
    write: false,
    outdir: folder,
    format: 'esm',
    charset: 'utf8',
    target: browserTargets(),
  }
  const ungrouped = readdirSync(folder)
    .map((file) => basename(file, '.ts'))
    .filter((name) => fileNameOf(name) === name && !NOT_IN_PAGES.includes(name) && !(name in MESSAGE_GROUPS))
  // One build for most of the 55 files: a build for each takes longer than the rest of Vite's work.
  const others = await esbuild.build({
    ...options,
    entryPoints: ungrouped.map((name) => join(folder, `${name}.ts`)),
  })
  const groups = Object.entries(MESSAGE_GROUPS).map(async ([name, sources]) => {
    const contents = sources.map((source) => `export * from './${source}.ts'`).join('\n')
    const { outputFiles } = await esbuild.build({ ...options, stdin: { contents, resolveDir: folder } })
    return { name: `${name}.js`, code: outputFiles[0].text }
  })
  const files = [
    ...(await Promise.all(groups)),
    ...others.outputFiles.map(({ path, text }) => ({ name: basename(path), code: text })),
  ]
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8)
  return { folder: `/assets/messages/${language}-${hash}/`, files }
}

/**
 * Makes each language of the messages a folder of modules. The app's scripts import those of English, and an import map
 * in the page redirects these imports to the folder of another language: a page loads one language, with its first
 * requests. The renderer has all languages, and reads each message in the language of the page that it renders.
 * @returns {import('vite').Plugin}
 */
export function messages() {
  let isBuild = false
  let compiled
  const compileAll = () =>
    (compiled ??= Promise.all(messageFolders().map(async (entry) => [entry[0], await compile(entry)])).then(
      Object.fromEntries,
    ))
  return {
    name: 'messages',
    enforce: 'pre',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: async (source, _importer, { ssr }) => {
      const name = IMPORT.exec(source)?.[1]
      if (name === undefined) return undefined
      if (ssr) return VIRTUAL_PREFIX + name
      if (!isBuild) return join(FOLDER, 'en', `${name}.ts`)
      const { en } = await compileAll()
      return { id: `${en.folder}${fileNameOf(name)}.js`, external: 'absolute' }
    },
    load: (id) => {
      if (!id.startsWith(VIRTUAL_PREFIX)) return undefined
      const name = id.slice(VIRTUAL_PREFIX.length)
      return `import { messagesOf } from ${JSON.stringify(RENDER_LANGUAGE)}
export const ${exportNameOf(name)} = messagesOf('${name}', '${exportNameOf(name)}')`
    },
    async generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const built = await compileAll()
      for (const { folder, files } of Object.values(built))
        for (const { name, code } of files)
          this.emitFile({ type: 'asset', fileName: folder.slice(1) + name, source: code })
      const { en } = built
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
      const needed = chunks.map(({ fileName, imports }) => [
        fileName,
        imports.filter((id) => id.startsWith(en.folder)).map((id) => id.slice(en.folder.length)),
      ])
      const record = {
        folders: Object.fromEntries(
          Object.entries(built).map(([language, { folder }]) => [language, folder]),
        ),
        files: Object.fromEntries(needed.filter(([, files]) => files.length > 0)),
      }
      this.emitFile({ type: 'asset', fileName: RECORD_FILE, source: JSON.stringify(record) })
    },
  }
}
