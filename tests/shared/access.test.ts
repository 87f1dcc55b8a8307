import { describe, expect, it } from 'vitest'
import { can, roleOf, type CategoryAction, type Role, type Permission } from '#shared/rules/access.ts'

const ROLES: Role[] = ['guest', 'user', 'view', 'copy', 'edit', 'owner']

/** One character per role, in their order: y(es), 4 (not signed in: 401), 3 (forbidden: 403). */
const TABLE: ['official' | 'user', CategoryAction, string][] = [
  ['user', 'see', 'yyyyyy'],
  ['user', 'copy', '433yyy'],
  ['user', 'edit-items', '4333yy'],
  ['user', 'manage', '43333y'],
  ['official', 'see', 'yyyyyy'],
  ['official', 'copy', '4yyyyy'],
  // An official category has no owner, and sharing opens none: only the seed writes it.
  ['official', 'edit-items', '433333'],
  ['official', 'manage', '433333'],
]
const VERDICTS: Record<string, Permission> = { y: 'yes', 4: 'not-signed-in', 3: 'forbidden' }

describe('permissions by role', () => {
  it.each(TABLE)('CAT-1: category (%s): %s: %s', (type, action, row) => {
    const verdicts = ROLES.map((standing) => can(action, type, standing))
    expect(verdicts).toEqual(Array.from(row, (letter) => VERDICTS[letter]))
  })
})

describe('the role of a reader', () => {
  it.each<[boolean, boolean, Parameters<typeof roleOf>[0]['permission'], Role]>([
    [true, false, null, 'guest'],
    [true, true, null, 'user'],
    [true, true, 'view', 'view'],
    [true, true, 'copy', 'copy'],
    [true, true, 'edit', 'edit'],
  ])(
    'CAT-1: another’s category (%s), signed in %s, granted %s: %s',
    (_, isSignedIn, permission, standing) => {
      expect(roleOf({ isOwner: false, permission }, isSignedIn)).toBe(standing)
    },
  )

  it('CAT-1: the owner is the owner, whatever else is granted', () => {
    expect(roleOf({ isOwner: true, permission: null }, true)).toBe('owner')
    expect(roleOf({ isOwner: true, permission: 'view' }, true)).toBe('owner')
  })

  it('CAT-1: a permission read before logging out gives a guest nothing', () => {
    expect(roleOf({ isOwner: false, permission: 'edit' }, false)).toBe('guest')
  })
})
