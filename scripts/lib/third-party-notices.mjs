import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PACKAGES_IN_PICTURES } from './glyphs.mjs'
import { readJson, ROOT } from './project.mjs'

/**
 * @typedef {object} Notice
 * @property {string} name of a package
 * @property {string} version
 * @property {string} identifier of its license, as SPDX has it
 * @property {string} text of its license
 */

/** Packages whose files reach browsers as fonts, as styles, in pictures or in the service worker: Vite lists the scripts of pages only. */
export const PACKAGES_OUTSIDE_SCRIPTS = [
  ...PACKAGES_IN_PICTURES,
  'tailwindcss',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
]
const SEPARATOR = '-'.repeat(80)

/** @returns {Promise<Notice>} */
async function noticeOf(name) {
  const folder = join(ROOT, 'node_modules', name)
  const { version, license } = readJson(join(folder, 'package.json'))
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry))
  return {
    name,
    version,
    identifier: license,
    text: file === undefined ? '' : await readFile(join(folder, file), 'utf8'),
  }
}

/**
 * Returns the packages with code in the built client, where Vite has put `.vite/licenses.json`.
 * @returns {Promise<Notice[]>}
 */
export async function bundledNotices(folder) {
  const bundled = JSON.parse(await readFile(join(folder, '.vite', 'licenses.json'), 'utf8'))
  return [...bundled, ...(await Promise.all(PACKAGES_OUTSIDE_SCRIPTS.map(noticeOf)))]
}

/** Completes a notice without a license text with the named author and license. Drawings have an info.json. */
function withText(notice) {
  if (notice.text?.trim()) return notice
  const fileOf = (file) => readJson(join(ROOT, 'node_modules', notice.name, file)) ?? {}
  const author = fileOf('package.json').author ?? fileOf('info.json').author
  const holder = typeof author === 'string' ? author : author?.name
  if (!holder || !notice.identifier) throw new Error(`${notice.name} names no license or no author`)
  return { ...notice, text: `Copyright (c) ${holder}. Licensed under ${notice.identifier}.` }
}

/**
 * Writes the licenses of everything that browsers are sent, as the licenses require.
 * @param {string} folder of the built client
 * @throws if a package names no license
 */
export async function writeNotices(folder) {
  const notices = (await bundledNotices(folder)).map(withText)
  notices.sort((one, other) => one.name.localeCompare(other.name, 'en'))
  const entries = notices.map(
    ({ name, version, identifier, text }) =>
      `${SEPARATOR}\n${name} ${version} (${identifier})\n\n${text.trim()}\n`,
  )
  await writeFile(
    join(folder, 'third-party-notices.txt'),
    `BingoBoard contains the following third-party software.\n\n${entries.join('\n')}`,
  )
}
