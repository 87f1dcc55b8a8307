import { screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { pageDataAtom } from '#client/lib/page/page-data.ts'
import { store } from '#client/lib/store.ts'
import JoinScreen from '#client/features/join/components/join-screen.tsx'
import type { JoinRefusal } from '#shared/page.ts'
import { renderAt } from '../frame/app-page.tsx'

/**
 * Opens `/j/…` by its address; every other address is an empty screen.
 * @param refusal what the server has written into the page; without it the browser rendered the page
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

/** The field, by its label, which is there for screen readers also while an error is in its place. */
export const field = () => screen.getByLabelText<HTMLInputElement>(/^(Code|Have a code\?)$/)
