import { requireSupportedNode } from './lib/node-version.mjs'

requireSupportedNode()
import('./lib/backup.mjs').then(({ backup }) => backup())
