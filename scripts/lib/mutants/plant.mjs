import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {object} Fault
 * @property {string} id
 * @property {string} file path from the project's folder
 * @property {string} find text that occurs once in it
 * @property {string} replace
 * @property {string} what what is wrong with it then, in one sentence
 */

/**
 * Puts a fault into a checkout.
 * @param {string} root
 * @param {Fault} fault
 * @returns {{remove: () => void, restore: () => void}} takes the fault out of the file, and puts it in again
 * @throws where `find` is missing or ambiguous: the list has to follow the code
 */
export function plant(root, { id, file, find, replace }) {
  const path = join(root, file)
  const source = readFileSync(path, 'utf8')
  const count = source.split(find).length - 1
  if (count !== 1) throw new Error(`${id}: ${file} has its text ${count} times, expected once`)
  const restore = () =>
    writeFileSync(
      path,
      source.replace(find, () => replace),
    )
  restore()
  return { remove: () => writeFileSync(path, source), restore }
}
