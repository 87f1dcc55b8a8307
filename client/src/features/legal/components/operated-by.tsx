import { useAtomValue } from 'jotai'
import { legal } from '#messages/legal.ts'
import { basics } from '#messages/basics.ts'
import { call } from '../../../lib/api-client.ts'
import { pageDataAtom } from '../../../lib/page/page-data.ts'
import { useFetched } from '../../../lib/lazy/use-fetched.ts'
import { MailLink } from '../../../ui/mail-link.tsx'
import { rich } from '../../../ui/rich.tsx'

const fetchOperator = async () => (await call('getConfig', {})).operator

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
        address: () => <MailLink email={operator.email} />,
      })}
    </p>
  )
}
