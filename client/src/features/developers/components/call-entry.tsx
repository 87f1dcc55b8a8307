import type { ReferenceCall } from '#shared/api-reference.ts'
import { CodeBlock, Words } from './parts.tsx'

function callers({ scope, isPublic }: ReferenceCall): string {
  if (isPublic) return 'Anyone can make it.'
  return `It needs a token with \`${scope}\`.`
}

/** A call that scripts can make, with a line for a shell. */
export function CallEntry({ call }: { call: ReferenceCall }) {
  const { method, path, summary, description, curl, codes, limits } = call
  return (
    <article className="grid min-w-0 gap-2">
      <h3 className="text-poster-22">{summary}</h3>
      <p className="[overflow-wrap:anywhere]">
        <Words>{`\`${method} ${path}\` ${callers(call)} ${description}`}</Words>
      </p>
      {curl !== undefined && <CodeBlock label={`${summary}, with curl`}>{curl}</CodeBlock>}
      {codes.length > 0 && (
        <p className="text-chip text-muted">
          Refused with {codes.join(', ')}.{limits.map((limit) => ` Limit: ${limit}.`)}
        </p>
      )}
    </article>
  )
}
