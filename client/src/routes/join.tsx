import { useParams, useSearchParams } from 'react-router-dom'
import { join } from '#messages/join.ts'
import { JoinScreen } from '../features/join/components/join-screen.tsx'
import { useTitle } from '../lib/page/use-title.ts'

/** `/j`, `/j/482193` and `/j?code=482193` */
export default function JoinRoute() {
  useTitle(join.title)
  const { code } = useParams()
  const [search] = useSearchParams()
  const given = code ?? search.get('code') ?? undefined
  return <JoinScreen key={given} code={given} />
}
