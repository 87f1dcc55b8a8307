import { expect, it } from 'vitest'
import { inDatabase, throughSocket } from '#tests/support/given-mongodb.ts'

it.each([
  ['mongodb://host', 'mongodb://host/t'],
  ['mongodb://host:1/own?tls=true', 'mongodb://host:1/t?tls=true'],
  [
    'mongodb://a:b%40c@h1:1,h2:2/?replicaSet=r',
    'mongodb://a:b%40c@h1:1,h2:2/t?replicaSet=r&authSource=admin',
  ],
  ['mongodb://a:b@host/own', 'mongodb://a:b@host/t?authSource=own'],
  ['mongodb://a:b@host/?authSource=people', 'mongodb://a:b@host/t?authSource=people'],
  ['mongodb+srv://a:b@host/?w=1', 'mongodb+srv://a:b@host/t?w=1&authSource=admin'],
])('OPS-10: tests on %s keep its user and options in a database of their own', (given, used) => {
  expect(inDatabase(given, 't')).toBe(used)
})

it('OPS-10: a connection that can be cut keeps the user and the options', () => {
  expect(
    throughSocket('mongodb://a:b@h1:1,h2:2/t?replicaSet=r&tls=true&directConnection=false', '/x.sock'),
  ).toBe(
    'mongodb://a:b@%2Fx.sock/t?replicaSet=r&tls=true&tlsAllowInvalidHostnames=true&directConnection=true',
  )
})
