import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { messageFolders } from './messages.mjs'
import { ROOT, featureSources } from './project.mjs'

const CLIENT = join(ROOT, 'client')
/** A build for the server, in which scripts are Vite's modules. */
const BUILD = join(ROOT, 'dist', 'dev')
const RETRY_MS = 200
const RENDERER = '/@render/'

const fonts = () =>
  ['barlow-semi-condensed', 'passion-one'].flatMap((name) => {
    const folder = join(ROOT, 'node_modules', '@fontsource', name, 'files')
    const files = readdirSync(folder).filter((file) => file.endsWith('-normal.woff2'))
    return files.map((file) => `@fs${join(folder, file)}`)
  })

/** Returns the code of a function of dist/ssr that Vite runs with the current sources. */
const remoteFunction = (name) => `export async function ${name}(...args) {
  const address = process.env.DEV_CLIENT_URL + '${RENDERER}${name}'
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(args) })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.text()
}
`

/** Returns links instead of inline styles: Vite replaces a linked sheet, with those that it imports, when it changes. */
const sheetLinks = () =>
  ['src/styles.css', ...featureSources('.css').filter((sheet) => !sheet.includes('/styles/'))]
    .map((sheet) => `<link rel="stylesheet" href="/${sheet}">`)
    .join('')

/** Writes a file unless it has this content: the server restarts for changed files. */
function writeIfChanged(file, content) {
  const path = join(BUILD, file)
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/**
 * Makes Vite's server forward page requests to our own, which renders them as in production, with early events and a
 * Content-Security-Policy.
 * @param {(finish: (html: string) => Promise<string>) => Promise<Record<string, string>>} makePage returns the page
 *   template and its other files by name
 * @param {string} api address of the server
 * @returns {import('vite').Plugin}
 */
export function devPages(makePage, api) {
  async function writeBuild(vite) {
    const files = await makePage(async (html) => {
      const page = await vite.transformIndexHtml('/index.html', html)
      return page.replace('</head>', () => `${sheetLinks()}</head>`)
    })
    const assets = fonts()
    const chunk = (file) => [file, { file, assets }]
    const manifest = Object.fromEntries(['src/entry-client.tsx', ...featureSources('-screen.tsx')].map(chunk))
    const folders = Object.fromEntries(messageFolders().map(([tag, folder]) => [tag, `/@fs${folder}/`]))
    writeIfChanged('ssr/entry-server.js', remoteFunction('renderPage'))
    writeIfChanged('client/.vite/messages.json', JSON.stringify({ folders, files: {} }))
    writeIfChanged('client/.vite/manifest.json', JSON.stringify(manifest))
    writeIfChanged('client/logo.svg', readFileSync(join(CLIENT, 'public/logo.svg'), 'utf8'))
    // The hashes come last: the server restarts for them.
    for (const [name, content] of Object.entries(files)) writeIfChanged(`client/${name}`, content)
  }
  return {
    name: 'dev-pages',
    apply: 'serve',
    config: () => ({ appType: 'custom' }),
    configureServer: async (vite) => {
      await writeBuild(vite)
      vite.watcher.on('change', () => void writeBuild(vite).catch((error) => vite.config.logger.error(error)))
      vite.middlewares.use(RENDERER, async (req, res) => {
        try {
          const args = JSON.parse(await text(req))
          const functions = await vite.ssrLoadModule('/src/entry-server.tsx')
          res.end(await functions[req.url.slice(1)](...args))
        } catch (error) {
          vite.ssrFixStacktrace(error)
          res.writeHead(500).end(error.stack)
        }
      })
      return () =>
        vite.middlewares.use(({ method, headers, originalUrl }, res) => {
          const forward = () =>
            request(api + originalUrl, { method, headers }, (response) => {
              res.writeHead(response.statusCode, response.headers)
              response.pipe(res)
            })
              // The server is restarting.
              .on('error', () => res.destroyed || setTimeout(forward, RETRY_MS))
              .end()
          if (method === 'GET' || method === 'HEAD') forward()
          else res.writeHead(405).end()
        })
    },
  }
}
