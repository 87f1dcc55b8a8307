import { resolve } from 'node:path'
import { ROOT } from './lib/project.mjs'
import { checkStructure } from './lib/structure/check.mjs'

// Usage: node scripts/check-structure.mjs [folder of a project]
const root = resolve(process.argv[2] ?? ROOT)
const { fileCount, complaints } = checkStructure(root)
for (const complaint of complaints) console.error(complaint)
if (fileCount === 0) console.error(`No source files in ${root}`)
console.log(`Structure: ${fileCount} files, ${complaints.length} breaches`)
process.exitCode = complaints.length > 0 || fileCount === 0 ? 1 : 0
