// Disables library features that component tests do not need: debugging aids and copies of styles.
import { configure, getConfig } from '@testing-library/react'
import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js'
import * as React from 'react'

// React's development build captures a stack trace of every element for its warnings, which takes a sixth of the client
// tests' CPU time. It stops capturing at 10,000 traces a second.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })

// Testing Library serializes the document whenever it finds nothing, even while it waits and discards the message. The
// error on timeout still contains the document.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
      ? new Error(message ?? '')
      : getElementError(message, container),
})

// For every computed style, happy-dom copies the inherited properties once per ancestor. The properties are never changed in
// place, so a shallow copy is as good as a structured clone, in a tenth of the time.
CSSPropertyManager.prototype.clone = function clone(this: {
  properties: object
  definedPropertyNames: object
}) {
  return Object.assign(new CSSPropertyManager(), {
    properties: { ...this.properties },
    definedPropertyNames: { ...this.definedPropertyNames },
  })
}
