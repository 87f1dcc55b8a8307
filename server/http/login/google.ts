import type { Router } from 'express'
import { Strategy, type Profile } from 'passport-google-oauth20'
import type { GoogleConfig } from '../../config.ts'
import type { ExternalProfile } from '../../services/accounts/external-accounts.ts'
import type { RouteDeps } from '../api-deps.ts'
import { callbackPath, externalSignIn } from './external-sign-in.ts'
import { asUser } from './passport.ts'

function profileOf({ id, displayName, emails, _json }: Profile): ExternalProfile {
  return {
    provider: 'google',
    id,
    displayName,
    email: emails?.[0]?.value,
    // Some providers write the claim as a string.
    emailVerified: String(_json.email_verified) === 'true',
  }
}

/** Sign-in with Google, with state and PKCE. */
export function googleRoutes(
  { clientId, clientSecret, authorizationUrl, tokenUrl, userinfoUrl }: GoogleConfig,
  deps: RouteDeps,
): Router {
  deps.passport.use(
    new Strategy(
      {
        clientID: clientId,
        clientSecret,
        callbackURL: callbackPath('google'),
        ...(authorizationUrl !== undefined && { authorizationURL: authorizationUrl }),
        ...(tokenUrl !== undefined && { tokenURL: tokenUrl }),
        ...(userinfoUrl !== undefined && { userProfileURL: userinfoUrl }),
        scope: ['openid', 'email', 'profile'],
        state: true,
        pkce: true,
      },
      (_accessToken, _refreshToken, profile, done) => done(null, asUser(profileOf(profile))),
    ),
  )
  return externalSignIn('google', deps)
}
