import * as esbuild from 'esbuild'
import { browserTargets } from '../../scripts/lib/browser-support.mjs'
import type { deals } from './many-deals.ts'

/** Returns `deals` with its imports, compiled like the app, as a function that a page in any browser can run. */
export async function dealsForPages(): Promise<typeof deals> {
  const { outputFiles } = await esbuild.build({
    entryPoints: ['tests/support/many-deals.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'dealing',
    target: browserTargets(),
  })
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function(`${outputFiles[0]!.text}\nreturn dealing.deals()`) as typeof deals
}
