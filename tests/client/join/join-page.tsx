import { render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { StrictMode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { pageDataAtom } from '#client/lib/page/page-data.ts'
import { store } from '#client/lib/store.ts'
import JoinRoute from '#client/routes/join.tsx'
import type { JoinRefusal } from '#shared/page.ts'
import { newUser } from '#tests/support/user.ts'

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}

/**
 * Opens `/j/…` by its address; every other address is an empty screen.
 * @param refusal what the server has written into the page; without it the browser rendered the page
 */
export function openJoin(at: string, refusal?: JoinRefusal | null) {
  store.set(pageDataAtom, refusal === undefined ? {} : { joinRefusal: refusal })
  const user = newUser()
  const page = render(
    <StrictMode>
      <Provider store={store}>
        <MemoryRouter initialEntries={['/before', at]} initialIndex={1}>
          <Routes>
            <Route path="/j" element={<JoinRoute />} />
            <Route path="/j/:code" element={<JoinRoute />} />
            <Route path="*" element={null} />
          </Routes>
          <Address />
        </MemoryRouter>
      </Provider>
    </StrictMode>,
  )
  return { ...page, user }
}

/** The field, by its label, which is there for screen readers also while an error is in its place. */
export const field = () => screen.getByLabelText<HTMLInputElement>(/^(Code|Have a code\?)$/)
