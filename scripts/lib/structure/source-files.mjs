import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import ts from 'typescript'
import { readJson } from '../project.mjs'

/**
 * @typedef {object} Import
 * @property {string} specifier as written
 * @property {string | undefined} target path of the imported file in the project; undefined for a package
 * @property {string | undefined} packageName
 * @property {boolean} typeOnly erased before the code runs
 * @property {boolean} dynamic `import()`
 * @property {number} line from 1
 *
 * @typedef {object} SourceFile
 * @property {string} path from the project's folder, with `/`
 * @property {Import[]} imports
 * @property {import('typescript').SourceFile} tree
 */

const TREES = ['shared', 'server', 'client', 'scripts', 'tests']
const SOURCE = /\.(?:ts|tsx|mts|mjs|js)$/
/** Files of editors, and packages. */
const FOREIGN = /\/(?:\.|node_modules\/)/

/** The paths of the source files of a tree, which a project may be without. */
function pathsBelow(root, top) {
  if (!existsSync(join(root, top))) return []
  return readdirSync(join(root, top), { recursive: true })
    .map((path) => `${top}/${path.replaceAll('\\', '/')}`)
    .filter((path) => SOURCE.test(path) && !FOREIGN.test(path))
    .sort()
}

/** Calls `visit` for a node and everything in it. */
export function walk(node, visit) {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** The line of a node, from 1. */
export const lineOf = (tree, node) => tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1

function packageOf(specifier) {
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]
}

function resolveTarget(from, specifier, aliases) {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('.')) return posix.normalize(`${dirname(from)}/${path}`)
  for (const [alias, place] of Object.entries(aliases)) {
    const prefix = alias.slice(0, -1)
    if (path.startsWith(prefix)) return posix.normalize(place.slice(0, -1) + path.slice(prefix.length))
  }
  return undefined
}

function importsOf(tree, path, aliases) {
  const imports = []
  const add = (literal, { typeOnly = false, dynamic = false } = {}) => {
    if (literal === undefined || !ts.isStringLiteralLike(literal)) return
    const specifier = literal.text
    const target = resolveTarget(path, specifier, aliases)
    const packageName = target === undefined ? packageOf(specifier) : undefined
    imports.push({ specifier, target, packageName, typeOnly, dynamic, line: lineOf(tree, literal) })
  }
  walk(tree, (node) => {
    if (ts.isImportDeclaration(node))
      add(node.moduleSpecifier, { typeOnly: node.importClause?.isTypeOnly === true })
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, { typeOnly: node.isTypeOnly })
    else if (ts.isImportTypeNode(node)) add(node.argument.literal, { typeOnly: true })
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], { dynamic: true })
  })
  return imports
}

/**
 * Reads every source file of the project.
 * @param {string} root the project's folder
 * @returns {SourceFile[]}
 */
export function readSources(root) {
  const { imports: aliases = {} } = readPackage(root)
  return TREES.flatMap((top) => pathsBelow(root, top)).map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
    return { path, imports: importsOf(tree, path, aliases), tree }
  })
}

/** The project's package.json; empty where there is none. */
export const readPackage = (root) => readJson(join(root, 'package.json')) ?? {}

/**
 * What loading a file loads, itself included.
 * @param {string} path
 * @param {Map<string, SourceFile>} byPath
 * @param {(imported: Import) => boolean} isFollowed imports of files that count, beside those of types
 * @returns {Set<string>} paths
 */
export function loadedWith(path, byPath, isFollowed) {
  const loaded = new Set([path])
  // A Set is iterated in the order of insertion, also what is added on the way.
  for (const next of loaded)
    for (const imported of byPath.get(next)?.imports ?? [])
      if (imported.target !== undefined && !imported.typeOnly && isFollowed(imported))
        loaded.add(imported.target)
  return loaded
}
