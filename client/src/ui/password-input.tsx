import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextInput } from './text-input.tsx'

/** A password that can be shown while it is typed. */
export function PasswordInput({ className = '', ...rest }: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  return (
    <div className="relative">
      <TextInput
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        type={shown ? 'text' : 'password'}
        className={`pe-12 ${className}`}
      />
      <IconButton
        label={shown ? 'Hide password' : 'Show password'}
        className="absolute end-0.5 top-0.5"
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
    </div>
  )
}
