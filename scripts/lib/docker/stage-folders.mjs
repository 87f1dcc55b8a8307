import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { runChild } from '../children.mjs'

/** The user `node` of the official image, which this machine need not have; only root can be somebody else. */
const IMAGE_USER = { uid: 1000, gid: 1000 }

/** Who plays the image's user on this machine. */
export function stageUser() {
  return process.getuid() === 0 ? IMAGE_USER : { uid: process.getuid(), gid: process.getgid() }
}

/**
 * The file system of one stage, played by a folder.
 * @typedef {object} StageFolder
 * @property {string} root
 * @property {string} workdir as the image sees it
 * @property {Record<string, string>} env
 * @property {string | undefined} user
 */

/** Where a path of the image stands in the stage's folder. */
export function placeOf({ root, workdir }, path) {
  return join(root, posix.resolve(workdir, path))
}

/** A command's text with the image's paths and user replaced by the folder's. */
function here(stage, text) {
  const { uid, gid } = stageUser()
  return text
    .replaceAll(/(^|[\s=:'"])\/app\b/g, (_, before) => before + placeOf(stage, '/app'))
    .replaceAll('node:node', `${uid}:${gid}`)
}

function copyTree(from, to, path, ignored) {
  if (path !== '' && ignored(path)) return 0
  const source = join(from, path)
  let names
  try {
    names = readdirSync(source)
  } catch (error) {
    if (error.code !== 'ENOTDIR') throw error
    cpSync(source, to)
    return 1
  }
  mkdirSync(to, { recursive: true })
  return names.reduce(
    (count, name) => count + copyTree(from, join(to, name), path === '' ? name : `${path}/${name}`, ignored),
    0,
  )
}

function copy(stage, { flags, rest }, { context, ignored, stages }) {
  const words = rest.split(/\s+/)
  const target = words.pop()
  const from = flags.find((flag) => flag.startsWith('--from='))?.slice('--from='.length)
  if (from !== undefined && !stages[from]) throw new Error(`no stage ${from}`)
  for (const word of words) {
    const path = posix.normalize(word).replace(/\/$/, '')
    const into = placeOf(stage, target)
    const isFolder = target.endsWith('/') || words.length > 1
    const to = isFolder ? join(into, basename(path)) : into
    mkdirSync(join(to, '..'), { recursive: true })
    if (from !== undefined) cpSync(placeOf(stages[from], path), to, { recursive: true })
    else if (!existsSync(join(context, path)) || copyTree(context, to, path, ignored) === 0)
      throw new Error(`${path} is not in the build's context`)
  }
}

/**
 * Carries out one step of a stage.
 * @param {StageFolder} stage
 * @param {import('./dockerfile.mjs').Step} step
 * @param {{context: string, ignored: (path: string) => boolean, stages: Record<string, StageFolder>}} build
 */
export async function carryOut(stage, step, build) {
  const { name, rest } = step
  if (name === 'WORKDIR') {
    stage.workdir = posix.resolve(stage.workdir, rest)
    mkdirSync(placeOf(stage, '.'), { recursive: true })
    // Unlike a temporary folder, an image's root can be read by everyone.
    chmodSync(stage.root, 0o755)
  } else if (name === 'ENV') {
    for (const [, key, value] of rest.matchAll(/(\w+)=(\S+)/g)) stage.env[key] = here(stage, value)
  } else if (name === 'COPY') copy(stage, step, build)
  else if (name === 'RUN') {
    const { code } = await runChild('sh', ['-c', here(stage, rest)], {
      cwd: placeOf(stage, '.'),
      env: stage.env,
    })
    if (code !== 0) throw new Error(`ended with exit code ${code}`)
  } else if (name === 'USER') stage.user = rest
}
