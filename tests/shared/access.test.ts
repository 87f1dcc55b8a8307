import { expect, it } from 'vitest'
import { roleOf } from '#shared/rules/access.ts'

// Who may do what is in server/categories/rights.test.ts.
it('CAT-1: a permission read before logging out gives a guest nothing', () => {
  expect(roleOf({ isOwner: false, permission: 'edit' }, false)).toBe('guest')
})
