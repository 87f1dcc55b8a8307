import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react'
import {
  get,
  useFormContext,
  useFormState,
  type FieldError,
  type UseFormRegisterReturn,
} from 'react-hook-form'
import { Eye, EyeOff } from 'lucide-react'
import { appDialogs } from '#messages/app-dialogs.ts'
import { Field, type FieldControl } from './field.tsx'
import { TextInput } from './text-input.tsx'
import { IconButton } from './icon-button.tsx'

interface NamedField {
  /** The name of its value in the enclosing `SentForm`. */
  name: string
  label: ReactNode
  hint?: ReactNode
  action?: ReactNode
}

type InputProps = NamedField & Omit<ComponentProps<'input'>, keyof NamedField | keyof UseFormRegisterReturn>

interface FormFieldProps extends NamedField {
  children: (input: FieldControl & UseFormRegisterReturn) => ReactNode
}

/** A field of a form: registers its control under `name` and shows the error. */
export function FormField({ name, children, ...field }: FormFieldProps) {
  const { register } = useFormContext()
  const { errors } = useFormState({ name })
  const error = get<typeof errors, FieldError | undefined>(errors, name)
  return (
    <Field {...field} error={error?.message}>
      {(attributes) => children({ ...attributes, ...register(name) })}
    </Field>
  )
}

/** Makes a form field component from an input component. */
function inputField(Input: ComponentType<ComponentProps<'input'>>) {
  return function InputField({ name, label, hint, action, ...input }: InputProps) {
    return (
      <FormField {...{ name, label, hint, action }}>{(field) => <Input {...field} {...input} />}</FormField>
    )
  }
}

export const TextField = inputField(TextInput)
export const PasswordField = inputField(PasswordInput)

/** A password input with a button that shows the password. */
function PasswordInput({ className = '', ...rest }: ComponentProps<'input'>) {
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
        label={shown ? appDialogs.hidePassword : appDialogs.showPassword}
        className="absolute end-0.5 top-0.5"
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff /> : <Eye />}
      </IconButton>
    </div>
  )
}
