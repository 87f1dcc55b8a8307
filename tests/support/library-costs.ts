// What libraries do for people who read their messages, or for pages with styles, and no test of a component needs.
import { configure, getConfig } from '@testing-library/react'
import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js'
import * as React from 'react'

// React's development build takes a stack trace of each element, for its warnings: a sixth of the CPU time of the client's
// tests. It stops at 10,000 traces a second, and then takes none.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })

// Testing Library prints the document each time that it finds nothing, also while it waits, when the next try throws the
// message away. Its time-out prints the document all the same.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
      ? new Error(message ?? '')
      : getElementError(message, container),
})

// happy-dom copies what is inherited once for each ancestor of an element whose style is asked for. The properties are never
// changed in place: a shallow copy is as good as a structured clone, in a tenth of its time.
CSSPropertyManager.prototype.clone = function clone(this: {
  properties: object
  definedPropertyNames: object
}) {
  return Object.assign(new CSSPropertyManager(), {
    properties: { ...this.properties },
    definedPropertyNames: { ...this.definedPropertyNames },
  })
}
