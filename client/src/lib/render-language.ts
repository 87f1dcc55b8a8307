import type { Language } from '#shared/languages.ts'

type Files = Record<string, Record<string, object>>

const sources = import.meta.glob<Record<string, object>>('../../../shared/messages/*/*.ts')
const loaded = new Map<Language, Files>()
let current: Files | undefined

/** Loads a language's messages, so that pages can be rendered in it. */
export async function loadLanguage(language: Language): Promise<void> {
  if (loaded.has(language)) return
  const files: Files = {}
  for (const [path, load] of Object.entries(sources)) {
    const [, tag, name] = /([\w-]+)\/([\w-]+)\.ts$/.exec(path)!
    if (tag === language) files[name!] = await load()
  }
  loaded.set(language, files)
}

/** Renders a page in a loaded language. Rendering is synchronous, so pages cannot interfere with each other. */
export function inLanguage<T>(language: Language, render: () => T): T {
  current = loaded.get(language)
  try {
    return render()
  } finally {
    current = undefined
  }
}

/**
 * Returns the messages of a file in the language of the page being rendered (scripts/lib/messages.mjs).
 * @throws if a message is read while a module loads, because it would stay in one language
 */
export function messagesOf(file: string, name: string): object {
  return new Proxy(
    {},
    {
      get: (_, key): unknown => {
        if (!current) throw new Error(`The message ${name}.${String(key)} is read outside of a page`)
        return Reflect.get(current[file]![name]!, key)
      },
    },
  )
}
