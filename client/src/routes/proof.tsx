import { ProofScreen } from '../features/proof/components/proof-screen.tsx'

/** `/proof#…` */
export default function ProofRoute() {
  return <ProofScreen />
}
