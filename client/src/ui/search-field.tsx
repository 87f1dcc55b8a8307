import { Search as Magnifier } from 'lucide-react'
import { TextInput } from './text-input.tsx'
import type { Search } from '../lib/forms/use-search.ts'

interface SearchFieldProps {
  search: Search
  /** The accessible name, such as "Search your cards by title". */
  label: string
  placeholder: string
  /** A description of the result; empty without a search. */
  found: string
}

export function SearchField({ search, label, placeholder, found }: SearchFieldProps) {
  const { field, text, type, searchFor } = search
  return (
    <form
      role="search"
      className="mb-1 flex flex-wrap items-center gap-x-4 gap-y-1 sm:mb-5"
      onSubmit={(event) => {
        event.preventDefault()
        searchFor(text)
      }}
    >
      <div className="relative w-full max-w-md">
        <Magnifier className="pointer-events-none absolute start-3.5 top-1/2 [translate:0_-50%] text-muted" />
        <TextInput
          ref={field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={placeholder}
          dir="auto"
          className="pl-11 in-[[dir=rtl]]:pr-11 in-[[dir=rtl]]:pl-3.5"
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      </div>
      <p role="status" className="min-h-5 text-chip text-muted">
        {found}
      </p>
    </form>
  )
}
