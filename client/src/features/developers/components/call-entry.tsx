import type { ReferenceCall } from '#shared/api-reference.ts'
import { CodeBlock, Words } from './parts.tsx'

function callers({ scope, isPublic }: ReferenceCall): string {
  if (isPublic) return 'Needs no token.'
  return `Needs a token with \`${scope}\`.`
}

/** A call that scripts can make, with a line for a shell. */
export function CallEntry({ call }: { call: ReferenceCall }) {
  const { method, path, summary, description, curl, codes, limits } = call
  return (
    <article className="grid min-w-0 gap-2">
      <h3 className="text-poster-22">{summary}</h3>
      <code className="font-mono text-chip [overflow-wrap:anywhere]">{`${method} ${path}`}</code>
      <p>
        <Words>{`${callers(call)} ${description}`}</Words>
      </p>
      {curl !== undefined && <CodeBlock label={`${summary}, with curl`}>{curl}</CodeBlock>}
      {codes.length > 0 && (
        <p className="text-chip text-muted">
          {`Errors: ${codes.join(', ')}.${limits.map((limit) => ` Limit: ${limit}.`).join('')}`}
        </p>
      )}
    </article>
  )
}
