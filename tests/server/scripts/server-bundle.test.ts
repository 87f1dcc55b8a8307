import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '#tests/support/new-folder.ts'
import { bundleServer } from '../../../scripts/lib/server-bundle.mjs'

it('OPS-34: the server imports only packages with a native library from node_modules', async () => {
  const folder = newFolder()
  await bundleServer(folder)
  const asked = new Set<string>()
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.js')))
    for (const [, from, imported] of (await readFile(join(folder, file), 'utf8')).matchAll(
      /(?:^|[;}])(?:import|export)[^;"]*?from"([^"]+)"|import\("([^"]+)"\)/gm,
    )) {
      const name = from ?? imported!
      // A package may import optional packages that are not installed.
      if (!isBuiltin(name) && existsSync(join('node_modules', name))) asked.add(name)
    }
  expect([...asked].sort()).toEqual(['@node-rs/argon2', '@resvg/resvg-js', 'lmdb'])
}, 60_000)
