import { requireSupportedNode } from './lib/node-version.mjs'

requireSupportedNode()
import('./lib/launch.mjs').then(({ launch }) => launch())
