import { expect, it } from 'vitest'
import { roleOf } from '#shared/rules/access.ts'

// server/categories/rights.test.ts tests who may do what.
it('CAT-1: a permission read before logging out gives a guest nothing', () => {
  expect(roleOf({ isOwner: false, permission: 'edit' }, false)).toBe('guest')
})
