import { useAtomValue } from 'jotai'
import { legal } from '#messages/legal.ts'
import { basics } from '#messages/basics.ts'
import type { Operator } from '#shared/contract/server.ts'
import { call } from '../../../lib/api-client.ts'
import { pageDataAtom } from '../../../lib/page/page-data.ts'
import { useFetched } from '../../../lib/lazy/use-fetched.ts'
import { rich } from '../../../ui/rich.tsx'

const fetchOperator = async () => (await call('getConfig', {})).operator

/** Opens the reader's email program. Every character but the `@` is escaped: some have a meaning in such a link. */
function mailLink({ email }: Operator): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}

/** Says who runs this server and how to reach them, or that it is a private installation. */
export function OperatedBy() {
  const { data: operator, hasFailed } = useFetched(useAtomValue(pageDataAtom).operator, fetchOperator)
  if (operator === undefined && hasFailed) return <p>{legal.operator.failed}</p>
  if (operator === undefined)
    return (
      <p role="status" className="text-muted">
        {basics.loading}
      </p>
    )
  if (operator === null) return <p key="private">{legal.operator.private}</p>
  return (
    <p key="operator" className="[overflow-wrap:anywhere]">
      {rich(legal.operator.known, {
        name: () => <b dir="auto">{operator.name}</b>,
        address: () => (
          <a href={mailLink(operator)} className="font-semibold underline">
            {operator.email}
          </a>
        ),
      })}
    </p>
  )
}
