import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { inject } from 'vitest'

const made = new Map<string, Promise<string>>()

/** Bundles a script into one file, for processes and threads. With tsx, which loads every module separately, a start takes three times as long. */
export function bundledScript(script: string): Promise<string> {
  const found = made.get(script)
  if (found) return found
  const bundle = bundleScript(script)
  made.set(script, bundle)
  return bundle
}

async function bundleScript(script: string): Promise<string> {
  const name = script.replaceAll(/\W+/g, '-')
  const outfile = join(inject('runFolder'), `${name}.mjs`)
  const unfinished = `${outfile}.${process.pid}`
  await build({
    entryPoints: [script],
    outfile: unfinished,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  })
  // Another worker may create the file at the same time.
  await rename(unfinished, outfile)
  return outfile
}
