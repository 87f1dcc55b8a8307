import { vi } from 'vitest'

/** Makes the browser refuse all storage. */
export function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
}
