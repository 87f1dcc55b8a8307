import { CircleAlert } from 'lucide-react'

/** The error of a whole form, which screen readers announce. */
export function FormError({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message !== undefined && (
        <p className="flex items-center gap-1.5 text-small font-semibold text-danger">
          <CircleAlert className="flex-none" />
          <span>{message}</span>
        </p>
      )}
    </div>
  )
}
