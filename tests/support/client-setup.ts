import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// What is to come is waited for, however busy the machine is.
configure({ asyncUtilTimeout: 15_000 })

// A console error is a defect that a user's console would show too, so it fails the test that caused it.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  // No component test has a server; one that needs answers puts a fake in this place.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  cleanup()
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  expect(vi.mocked(console.warn).mock.calls).toEqual([])
  vi.restoreAllMocks()
})
