import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { join } from '#messages/join.ts'
import { LinkPage } from '../../auth/components/link-page.tsx'
import { pageDataAtom } from '../../../lib/page/page-data.ts'
import { JoinForm } from './join-form.tsx'

/**
 * The field for a code, and why the code of this page's address leads nowhere.
 * @param code of the address; tried here where the server has not done so, for example because it could not be reached
 */
export function JoinScreen({ code }: { code: string | undefined }) {
  const [{ joinRefusal }, setPageData] = useAtom(pageDataAtom)
  const [refusal] = useState(joinRefusal)
  // The next time that this screen is shown, the server has not tried its code.
  useEffect(() => setPageData({}), [setPageData])
  return (
    <LinkPage title={join.title}>
      <p className="mb-2 text-pretty">{join.explanation}</p>
      <JoinForm
        label={join.code}
        refusal={refusal ?? null}
        isAlone
        given={refusal === undefined ? code : undefined}
      />
    </LinkPage>
  )
}
