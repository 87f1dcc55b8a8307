import * as Radix from '@radix-ui/react-toast'
import { useAtomValue } from 'jotai'
import { CircleAlert, X } from 'lucide-react'
import { dismissToast, toastAtom } from '../lib/toast.ts'
import '../styles/deferred.css'

const SHOWN_MS = 5000
const SWIPE_THRESHOLD_PX = 50

/** One toast at a time: swiped away to the right, focused with F8, gone after 5 s unless it is being read. */
export default function Toasts() {
  const shown = useAtomValue(toastAtom)
  return (
    <Radix.Provider duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {shown && (
        <Radix.Root
          key={shown.id}
          type={shown.destructive ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(shown.id)
          }}
          className={`toast flex items-center gap-3 rounded-toast py-2.5 ps-4 pe-1.5 ${shown.destructive ? 'bg-danger text-on-danger' : 'bg-ink text-page'}`}
        >
          {shown.destructive && <CircleAlert aria-hidden="true" />}
          <div className="min-w-0 flex-1 leading-tight">
            <Radix.Title className="font-semibold">{shown.title}</Radix.Title>
            {shown.text !== undefined && (
              <Radix.Description className="mt-0.5 break-words">{shown.text}</Radix.Description>
            )}
          </div>
          {shown.action && (
            <Radix.Action
              altText={shown.action.label}
              onClick={shown.action.run}
              className="button !bg-page !text-ink"
              data-size="small"
            >
              {shown.action.label}
            </Radix.Action>
          )}
          <Radix.Close
            aria-label="Dismiss"
            className="grid size-11 flex-none place-items-center rounded-full"
          >
            <X aria-hidden="true" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        label="Notifications ({hotkey})"
        className="fixed top-0 z-[60] m-0 w-full max-w-[420px] list-none p-3 pt-[max(12px,env(safe-area-inset-top))] max-sm:inset-x-0 max-sm:mx-auto sm:top-auto sm:end-0 sm:bottom-[var(--bottom-bar,0px)] sm:p-6"
      />
    </Radix.Provider>
  )
}
