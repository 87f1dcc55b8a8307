import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react'
import {
  get,
  useFormState,
  type Control,
  type FieldError,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
} from 'react-hook-form'
import { Eye, EyeOff } from 'lucide-react'
import { appDialogs } from '#messages/app-dialogs.ts'
import { Field, type FieldControl } from './field.tsx'
import { TextInput } from './text-input.tsx'
import { IconButton } from './icon-button.tsx'

interface NamedField<V extends FieldValues, Transformed> {
  /** The form's state, from `useForm`. */
  control: Control<V, unknown, Transformed>
  name: Path<V>
  label: ReactNode
  hint?: ReactNode
  action?: ReactNode
}

type InputProps<V extends FieldValues, Transformed> = NamedField<V, Transformed> &
  Omit<ComponentProps<'input'>, keyof NamedField<V, Transformed> | keyof UseFormRegisterReturn>

interface FormFieldProps<V extends FieldValues, Transformed> extends NamedField<V, Transformed> {
  children: (input: FieldControl & UseFormRegisterReturn) => ReactNode
}

/** A field of a form by its name: registers the control inside it and shows its error. */
export function FormField<V extends FieldValues, Transformed = V>({
  control,
  name,
  children,
  ...field
}: FormFieldProps<V, Transformed>) {
  const { errors } = useFormState({ control, name })
  const error = get<typeof errors, FieldError | undefined>(errors, name)
  return (
    <Field {...field} error={error?.message}>
      {(attributes) => children({ ...attributes, ...control.register(name) })}
    </Field>
  )
}

/** A field of a form around an input. */
function inputField(Input: ComponentType<ComponentProps<'input'>>) {
  return function InputField<V extends FieldValues, Transformed = V>(props: InputProps<V, Transformed>) {
    const { control, name, label, hint, action, ...input } = props
    return (
      <FormField {...{ control, name, label, hint, action }}>
        {(field) => <Input {...field} {...input} />}
      </FormField>
    )
  }
}

export const TextField = inputField(TextInput)
export const PasswordField = inputField(PasswordInput)

/** A password that can be shown while it is typed. */
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
        {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
    </div>
  )
}
