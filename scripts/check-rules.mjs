import { resolve } from 'node:path'
import { ROOT } from './lib/project.mjs'
import { checkRules } from './lib/rule-citations.mjs'

// Usage: node scripts/check-rules.mjs [folder of a project]
const { ruleCount, problems } = checkRules(resolve(process.argv[2] ?? ROOT))
for (const problem of problems) console.error(problem)
if (ruleCount === 0) console.error('tests/RULES.md defines no rule')
console.log(`Rules: ${ruleCount}, ${problems.length} problems`)
process.exitCode = problems.length > 0 || ruleCount === 0 ? 1 : 0
