import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterAll, beforeAll } from 'vitest'
import { featureSources } from '../../scripts/lib/project.mjs'
import { LANGUAGE_TAGS } from '#shared/languages.ts'

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><link rel="icon" href="/logo.svg"><link rel="icon" href="/icon-192.png"><link rel="manifest" href="/m.json">
<!-- page-head -->
</head><body><div id="root"></div></body></html>`

const FONTS = ['barlow-semi-condensed-latin-600', 'passion-one-latin-700']
const MANIFEST = {
  'src/entry-client.tsx': {
    file: 'assets/app-1a2b3c.js',
    css: ['assets/app-1a2b3c.css'],
    assets: FONTS.map((name) => `assets/${name}.woff2`),
  },
  ...Object.fromEntries(
    featureSources('-screen.tsx').map((source) => [
      source,
      { file: basename(source, '-screen.tsx') + '.js' },
    ]),
  ),
}

const MESSAGES = {
  folders: Object.fromEntries(LANGUAGE_TAGS.map((tag) => [tag, `/assets/messages/${tag}-1a2b3c4d/`])),
  files: { 'assets/app-1a2b3c.js': ['first.js'] },
}

const RENDERER = `
export const renderPage = (path, data) => '<main>' + Object.entries(data).map(([name, value]) => shown[name](value, path)) + '</main>'
const shown = {
  play: ({ card }, path) => (card ? card.title : 'No card') + (path.startsWith('/embed') ? ' in ' + path : ''),
  occasions: (own) => own.length + ' occasions',
  weekday: (weekday) => 'The landing page of day ' + weekday,
  isNewCard: () => 'The editor',
  operator: (operator, path) => path + ' by ' + (operator?.name ?? 'no one'),
  joinRefusal: (refusal) => 'The field, ' + (refusal ?? 'empty'),
  reference: ({ calls }) => calls.length + ' calls',
  categories: (official) => official.length + ' categories',
}
`

/**
 * Creates the smallest possible build of the client, in the form that the server expects: see
 * server/http/pages/page-template.ts. With it, tests of the server need no run of Vite.
 */
export async function makeBuild(parent = tmpdir()) {
  const folder = await mkdtemp(join(parent, 'bingoboard-build-'))
  const scriptHash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
  const files: Record<string, string> = {
    'dist/client/index.html': PAGE,
    'dist/client/.vite/manifest.json': JSON.stringify(MANIFEST),
    'dist/client/.vite/messages.json': JSON.stringify(MESSAGES),
    'dist/client/csp-hashes.json': JSON.stringify({ script: [scriptHash] }),
    'dist/client/ssr-page.js': 'start()\n',
    'dist/client/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'dist/client/link-picture.png': 'the static picture',
    'dist/client/assets/app-1a2b3c.js': 'document.title = "Test build"\n',
    'dist/client/assets/app-1a2b3c.css': 'body { margin: 0 }\n',
    'dist/ssr/entry-server.js': RENDERER,
    'package.json': '{"type":"module"}',
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return {
    /** A project folder with the build in its `dist`. */
    folder,
    clientDir: join(folder, 'dist/client'),
    ssrDir: join(folder, 'dist/ssr'),
    /** Throws, because this build cannot render pictures. */
    startPreviewWorker: (): Worker => {
      throw new Error('This build has no thread that draws')
    },
    /** The hash of the inline script that the build lists. */
    scriptHash,
    dispose: () => rm(folder, { recursive: true, force: true }),
  }
}
export type Build = Awaited<ReturnType<typeof makeBuild>>

/** Creates a build for the tests of a file or a group. Its members exist once the tests run. */
export function useBuild(): Build {
  const build = {} as Build
  beforeAll(async () => void Object.assign(build, await makeBuild()))
  afterAll(() => build.dispose())
  return build
}
