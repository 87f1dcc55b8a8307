import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { join } from '#messages/join.ts'
import { LinkPage } from '../../auth/components/link-page.tsx'
import { pageDataAtom } from '../../../lib/page/page-data.ts'
import { JoinForm } from './join-form.tsx'
import { useTitle } from '../../../lib/page/use-title.ts'

/** `/j`, `/j/482193` and `/j?code=482193` */
export default function JoinScreen() {
  useTitle(join.title)
  const { code } = useParams()
  const [search] = useSearchParams()
  const given = code ?? search.get('code') ?? undefined
  return <CodePage key={given} code={given} />
}

/**
 * The field for a code, with an error if the code in the address cannot be opened.
 * @param code the code in the address; tried here if the server has not tried it, for example if it was unreachable
 */
function CodePage({ code }: { code: string | undefined }) {
  const [{ joinRefusal }, setPageData] = useAtom(pageDataAtom)
  const [refusal] = useState(joinRefusal)
  // The server's result applies only once: the next time this screen is shown, the server has not tried its code.
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
