import type { LucideIcon } from 'lucide-react'

interface DisabledTabProps {
  label: string
  icon: LucideIcon
  /** Why it leads nowhere, for a pointer that rests on it and for screen readers. */
  why: string
  /** Says why to a touch, which shows no title. */
  onPress: () => void
}

/** A tab of `TabLinks` that leads nowhere yet. */
export function DisabledTab({ label, icon: Icon, why, onPress }: DisabledTabProps) {
  return (
    <span role="link" aria-disabled="true" title={why} onClick={onPress}>
      <Icon aria-hidden="true" />
      <span>{label}</span>
    </span>
  )
}
