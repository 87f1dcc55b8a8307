import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A source file's output in Vite's manifest. */
interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
  assets?: string[]
}

/** Addresses of built files, such as `/assets/auth-1a2b3c.js`. */
export interface PageFiles {
  scripts: readonly string[]
  sheets: readonly string[]
}

/** The folder of each language's messages, and the files that each script imports (scripts/lib/messages.mjs). */
interface MessageFolders {
  folders: { en: string } & Partial<Record<string, string>>
  files: Partial<Record<string, string[]>>
}

const ENTRY = 'src/entry-client.tsx'

/**
 * Reads Vite's manifest.
 * @param clientDir dist/client
 * @throws if the entry is missing; the returned functions throw for a missing screen or font
 */
export async function readBuildManifest(clientDir: string) {
  const read = async (file: string) =>
    JSON.parse(await readFile(join(clientDir, '.vite', file), 'utf8')) as unknown
  const manifest = (await read('manifest.json')) as Record<string, Chunk | undefined>
  const messages = (await read('messages.json')) as MessageFolders

  /** Collects a source file's chunk and all chunks that it imports statically. */
  function chunksOf(name: string, found = new Map<string, Chunk>()): Map<string, Chunk> {
    if (found.has(name)) return found
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is missing in the manifest of dist/client: build again`)
    found.set(name, chunk)
    for (const imported of chunk.imports ?? []) chunksOf(imported, found)
    return found
  }
  /** Returns the scripts of chunks, with the messages in English. */
  const scriptsOf = (chunks: readonly Chunk[]): string[] => [
    ...chunks.map(({ file }) => `/${file}`),
    ...new Set(
      chunks.flatMap(({ file }) => messages.files[file] ?? []).map((file) => messages.folders.en + file),
    ),
  ]
  const toFiles = (chunks: readonly Chunk[]): PageFiles => ({
    scripts: scriptsOf(chunks),
    sheets: [...new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)))],
  })

  const everywhere = chunksOf(ENTRY)
  const { scripts, sheets } = toFiles([...everywhere.values()])
  const [entry = '', ...imports] = scripts
  return {
    /** The app's first script. */
    entry,
    /** The entry's imports and style sheets, which every page needs. */
    common: { scripts: imports, sheets },
    /** The folder of each language's messages. */
    messageFolders: messages.folders,
    /**
     * Returns the further files of a screen.
     * @param screen name of its file without `-screen.tsx`
     */
    screen: (screen: string): PageFiles => {
      const file = `${screen}-screen.tsx`
      const chunks = [...chunksOf(Object.keys(manifest).find((key) => key.endsWith(`/${file}`)) ?? file)]
      const files = toFiles(chunks.filter(([name]) => !everywhere.has(name)).map(([, chunk]) => chunk))
      return { ...files, scripts: files.scripts.filter((file) => !scripts.includes(file)) }
    },
    /** @param prefix the beginning of a font's file name, such as `passion-one-latin-700` */
    font: (prefix: string): string => {
      const assets = [...everywhere.values()].flatMap(({ assets = [] }) => assets)
      const found = assets.find((asset) => asset.includes(`/${prefix}`))
      if (!found) throw new Error(`The font ${prefix} is missing in the manifest of dist/client: build again`)
      return `/${found}`
    },
  }
}

/** Reads the hashes of the page's inline scripts: `sha256-…`. */
export async function inlineScriptHashes(clientDir: string): Promise<string[]> {
  const { script } = JSON.parse(await readFile(join(clientDir, 'csp-hashes.json'), 'utf8')) as {
    script: string[]
  }
  return script
}
