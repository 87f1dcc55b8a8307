import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { RequestHandler, Response } from 'express'
import helmet from 'helmet'
import { AppError } from '../app-error.ts'
import { hasOneHost, isOurOrigin } from './origin.ts'

const HEADER = 'Content-Security-Policy'
const NEVER_FRAMED = "frame-ancestors 'none'"

/** A host name or an IP address, possibly with a port. */
const HOST = /^[\w.:[\]-]+$/

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Values by header name, the same for every response. */
export type SecurityHeaders = Readonly<Record<string, string>>

/**
 * Returns the headers of every response.
 * @param secure whether PUBLIC_URL is https. Over plain http, browsers would upgrade links to https, where nothing
 *   answers, and warn about headers that need a secure context.
 * @param scriptHashes of the page's inline scripts, from the build: `sha256-…`
 */
export function securityHeaders(secure: boolean, scriptHashes: readonly string[]): SecurityHeaders {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    frameguard: { action: 'deny' },
    strictTransportSecurity: secure,
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
  })
  // Helmet only writes to responses; this one goes nowhere.
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  setHeaders(request, response, (error) => {
    if (error instanceof Error) throw error
  })
  return response.getHeaders() as SecurityHeaders
}

/** Lets one page run an inline script that other pages don't have. @param hash `sha256-…` */
export function allowScript(res: Response, hash: string): void {
  res.setHeader(HEADER, String(res.getHeader(HEADER)).replace("script-src 'self'", `$& '${hash}'`))
}

/**
 * Lets any page show the response in a frame, even a page that isolates itself from other origins. Only for pages on
 * which nothing can act for a signed-in user. In a sandbox, such as WordPress's, 'self' matches nothing in Safari, so
 * the host is named too: `http` also stands for https, and `ws` for wss.
 */
export const framable: RequestHandler = ({ headers: { host = '' } }, res, next) => {
  const policy = String(res.getHeader(HEADER)).replace(NEVER_FRAMED, 'frame-ancestors *')
  const own = HOST.test(host) ? `'self' http://${host} ws://${host}` : "'self'"
  res.setHeader(HEADER, policy.replaceAll("'self'", own))
  res.removeHeader('X-Frame-Options')
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  next()
}

export const oneHostOnly: RequestHandler = (req, _res, next) => {
  if (!hasOneHost(req)) throw new AppError('invalid', 'Send one Host header, without blanks.')
  next()
}

/** Escapes the percent signs of a path that can't be decoded because it was cut within a character. */
export const decodablePath: RequestHandler = (req, _res, next) => {
  try {
    if (req.url.includes('%')) decodeURIComponent(req.path)
  } catch {
    req.url = req.url.replace(/^[^?]*/, (path) => path.replaceAll('%', '%25'))
  }
  next()
}

/**
 * Treats a POST as the PATCH or DELETE that its header names: some networks let neither through. Runs before every
 * check, since checks judge the call by its method.
 */
export const methodOverride: RequestHandler = (req, _res, next) => {
  const named = req.headers['x-http-method-override']
  if (req.method === 'POST' && (named === 'PATCH' || named === 'DELETE')) req.method = named
  next()
}

/** Refuses state-changing calls from another site's page, even without a body. */
export function ownOriginOnly(publicUrl: string | undefined): RequestHandler {
  return (req, _res, next) => {
    if (!SAFE_METHODS.has(req.method) && !isOurOrigin(req.headers, publicUrl))
      throw new AppError('foreign-origin', 'This call comes from another site.')
    next()
  }
}

/**
 * Refuses bodies that are not JSON. Without a body, browsers send `Content-Length: 0` and no type.
 */
export const jsonOnly: RequestHandler = (req, _res, next) => {
  if (req.headers['content-length'] !== '0' && req.is('application/json') === false)
    throw new AppError('unsupported-media-type', 'Send JSON, with Content-Type: application/json.')
  next()
}

/** Refuses HTTP calls under the path of the socket: requests for a WebSocket never get here. */
export const webSocketsOnly: RequestHandler = () => {
  throw new AppError('invalid', 'Only a WebSocket can be opened here.')
}
