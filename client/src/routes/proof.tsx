import { ProofScreen } from '../features/proof/components/proof-screen.tsx'
import '../styles/deferred.css'

/** `/proof#…` */
export default function ProofRoute() {
  return <ProofScreen />
}
