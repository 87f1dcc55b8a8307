import * as Radix from '@radix-ui/react-dialog'
import { useEffect, type ReactNode } from 'react'
import { store } from '../lib/store.ts'
import { toastAtom } from '../lib/toast.ts'
import { CloseButton, DialogLayer } from './dialog-layer.tsx'

interface FullScreenProps {
  onClose: () => void
  title: string
  children: ReactNode
}

/** A full-screen dialog, readable from a distance. It dismisses a toast that only reports success. */
export function FullScreen({ onClose, title, children }: FullScreenProps) {
  useEffect(() => store.set(toastAtom, (shown) => (shown?.action || shown?.destructive ? shown : null)), [])
  return (
    <DialogLayer
      className="fixed inset-0 z-50 flex flex-col items-center justify-center-safe gap-[2vmin] overflow-y-auto bg-stock p-[max(12px,3vmin)] text-center text-text"
      aria-describedby={undefined}
      onClose={onClose}
    >
      <Radix.Title
        dir="auto"
        className="line-clamp-2 max-w-full flex-none px-[48px] py-1 text-[clamp(min(1.5rem,9vw),6vmin,4.5rem)]"
      >
        {title}
      </Radix.Title>
      {children}
      <CloseButton />
    </DialogLayer>
  )
}
