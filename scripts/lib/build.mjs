import { join } from 'node:path'
import { writeBillOfMaterials } from './bill-of-materials.mjs'
import { checkBrowserSupport } from './browser-support.mjs'
import { markBuilt, markUnbuilt, sourceState } from './build-state.mjs'
import { failureCode, forwardSignals, runNode, stoppedBy } from './children.mjs'
import { copyGlyphs } from './glyphs.mjs'
import { ensureInstalled } from './install.mjs'
import { precompress } from './precompress.mjs'
import { folderRefusal, packageCommand, ROOT } from './project.mjs'
import { bundleServer } from './server-bundle.mjs'
import { bundleServiceWorker } from './service-worker.mjs'
import { writeNotices } from './third-party-notices.mjs'

/** Makes React and Vite omit their development code. */
const PRODUCTION = { NODE_ENV: 'production' }
const CLIENT = join(ROOT, 'dist', 'client')

async function vite(...args) {
  const { code } = await runNode(packageCommand('vite'), ['build', '--logLevel', 'warn', ...args], {
    env: PRODUCTION,
  })
  if (code !== 0) throw new Error(`${['vite build', ...args].join(' ')} ended with exit code ${code}`)
}

const STEPS = [
  [
    'client',
    async () => {
      await vite()
      checkBrowserSupport(CLIENT)
    },
  ],
  ['play page', () => vite('--ssr')],
  ['server', () => bundleServer(join(ROOT, 'dist', 'server'))],
  ['glyphs of pictures', () => copyGlyphs(join(ROOT, 'dist', 'server', 'fonts'))],
  ['service worker', () => bundleServiceWorker(CLIENT)],
  ['third-party notices', () => writeNotices(CLIENT)],
  ['bill of materials', () => writeBillOfMaterials(join(ROOT, 'dist', 'sbom.cdx.json'), CLIENT)],
  ['compressed forms', () => precompress(CLIENT)],
]

/**
 * Builds dist/: client, server-side renderer, server, and compressed copies of the static files.
 * @returns {Promise<number>} exit code
 */
export async function build() {
  forwardSignals()
  const refusal = folderRefusal()
  if (refusal) {
    console.error(refusal)
    return 1
  }
  if (!(await ensureInstalled())) return failureCode()
  const startedAt = Date.now()
  const state = sourceState()
  try {
    markUnbuilt()
  } catch (error) {
    console.error(`Nothing can be built in ${ROOT}: ${error.message}`)
    return 1
  }
  for (const [index, [name, step]] of STEPS.entries()) {
    console.log(`Building (${index + 1} of ${STEPS.length}): ${name} ...`)
    try {
      await step()
    } catch (error) {
      if (stoppedBy() === undefined) console.error(`Building the ${name} failed: ${error.message}`)
      return failureCode()
    }
    if (stoppedBy() !== undefined) return failureCode()
  }
  markBuilt(state)
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`)
  return 0
}
