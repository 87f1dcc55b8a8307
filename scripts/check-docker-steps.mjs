import { resolve } from 'node:path'
import { checkDockerSteps } from './lib/docker/check-steps.mjs'
import { ROOT } from './lib/project.mjs'

// Usage: node scripts/check-docker-steps.mjs [folder of a Dockerfile]
const failure = await checkDockerSteps(resolve(process.argv[2] ?? ROOT))
if (failure === undefined) console.log('The steps of the Dockerfile work.')
else console.error(failure)
process.exitCode = failure === undefined ? 0 : 1
