import { useAtomValue } from 'jotai'
import type { Operator } from '#shared/contract/server.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { call } from '../../../lib/api-client.ts'
import { pageDataAtom } from '../../../lib/page-data.ts'
import { useFetched } from '../../../lib/use-fetched.ts'

const fetchOperator = async (signal: AbortSignal) => (await call('getConfig', { signal })).operator

/** Opens the reader's email program. Every character but the `@` is escaped: some have a meaning in such a link. */
function mailLink({ email }: Operator): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}

/** Says who runs this server and how to reach them, or that it is a private installation. */
export function OperatedBy() {
  const { data: operator, hasFailed } = useFetched(useAtomValue(pageDataAtom).operator, fetchOperator)
  if (operator === undefined && hasFailed)
    return <p>We couldn't load who runs this site. Check your connection and come back to this page.</p>
  if (operator === undefined)
    return (
      <p role="status" className="text-muted">
        Loading...
      </p>
    )
  if (operator === null)
    return (
      <p key="private">
        This is a private installation of {PRODUCT_NAME}: someone runs it for people they know and hasn't
        published an email here. Ask the person who sent you the link.
      </p>
    )
  return (
    <p key="operator" className="[overflow-wrap:anywhere]">
      This {PRODUCT_NAME} is run by <b dir="auto">{operator.name}</b>. Email:{' '}
      <a href={mailLink(operator)} className="font-semibold underline">
        {operator.email}
      </a>
    </p>
  )
}
