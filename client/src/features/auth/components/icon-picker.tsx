import { useId } from 'react'
import { account } from '#messages/account.ts'
import {
  PROFILE_ICONS,
  REGISTRATION_ICON,
  type ProfileIcon as ProfileIconName,
} from '#shared/account-choices.ts'
import { ProfileIcon } from '../../../ui/profile-icon.tsx'

/** The preselected icon comes first. */
const ORDER = [REGISTRATION_ICON, ...PROFILE_ICONS.filter((name) => name !== REGISTRATION_ICON)]

interface IconPickerProps {
  value: ProfileIconName
  onChange: (value: ProfileIconName) => void
}

export function IconPicker({ value, onChange }: IconPickerProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{account.profileIcon(account.icons[value])}</legend>
      <div className="grid max-w-[25rem] grid-cols-[repeat(auto-fill,minmax(44px,1fr))] gap-1.5">
        {ORDER.map((icon) => (
          <label key={icon} className="relative grid aspect-square">
            <input
              type="radio"
              name={name}
              value={icon}
              checked={icon === value}
              onChange={() => onChange(icon)}
              aria-label={account.icons[icon]}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-full outline-none! [box-shadow:none]!"
            />
            <span
              data-checked={icon === value || undefined}
              className="grid place-items-center rounded-full border-2 border-control data-checked:border-text data-checked:bg-brand data-checked:text-on-brand peer-focus-visible:[outline:3px_solid_var(--focus)]"
            >
              <ProfileIcon name={icon} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
