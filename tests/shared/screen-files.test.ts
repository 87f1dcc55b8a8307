import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourcesOfFeatures } from '../../scripts/lib/project.mjs'

it('each file that is named after a screen has a path: the build and the bench take it for one', () => {
  const routes = readFileSync('client/src/app/routes.tsx', 'utf8')
  const screens = sourcesOfFeatures('-screen.tsx')
  expect(screens.length).toBeGreaterThan(15)
  expect(screens.filter((file) => !routes.includes(`'../${file.replace(/^src\//, '')}'`))).toEqual([])
})
