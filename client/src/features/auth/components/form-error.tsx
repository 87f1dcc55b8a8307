import { CircleAlert } from 'lucide-react'

/** Why the whole form was refused; read out when it appears. */
export function FormError({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message !== undefined && (
        <p className="flex items-center gap-1.5 text-small font-semibold text-danger">
          <CircleAlert aria-hidden="true" className="flex-none" />
          {message}
        </p>
      )}
    </div>
  )
}
