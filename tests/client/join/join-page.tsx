import { screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { pageDataAtom } from '#client/lib/page/page-data.ts'
import { store } from '#client/lib/store.ts'
import JoinScreen from '#client/features/join/components/join-screen.tsx'
import type { JoinRefusal } from '#shared/page.ts'
import { renderAt } from '../frame/app-page.tsx'

/**
 * Opens `/j/…`; every other address shows an empty screen.
 * @param refusal the refusal in the server-rendered page; undefined if the browser renders the page
 */
export function openJoin(at: string, refusal?: JoinRefusal | null) {
  store.set(pageDataAtom, refusal === undefined ? {} : { joinRefusal: refusal })
  return renderAt(
    ['/before', at],
    <StrictMode>
      <Routes>
        <Route path="/j/:code?" element={<JoinScreen />} />
        <Route path="*" element={null} />
      </Routes>
    </StrictMode>,
  )
}

/** Returns the field by its label, which screen readers get even while an error is displayed in the label's place. */
export const field = () => screen.getByLabelText<HTMLInputElement>(/^(Code|Have a code\?)$/)
