const get = (path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`

function post(path, body) {
  const text = JSON.stringify(body)
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json`
  return `${head}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
}

/**
 * The expensive calls. Each makes the text of its request number `index`, as it goes over the wire.
 * @type {Record<string, (target: {categoryId: string, cardIds: string[]}, index: number) => string>}
 */
export const REQUESTS = {
  items: ({ categoryId }) => get(`/api/categories/${categoryId}/content`),
  'use of a category': ({ categoryId }) => post(`/api/categories/${categoryId}/use`, { count: 25 }),
  pages: ({ cardIds }, index) => get(`/play/${cardIds[index % cardIds.length]}`),
  previews: ({ cardIds }, index) => get(`/preview/${cardIds[index % cardIds.length]}.png`),
  'log-in': (_target, index) =>
    post('/api/login', { email: `guess${index % 1000}@example.com`, password: `guess ${index}` }),
  registration: (_target, index) =>
    post('/api/register', {
      username: `a${process.pid}x${index}`.slice(0, 20),
      email: `a${process.pid}x${index}@example.com`,
      password: 'a good password',
    }),
  'sign-in with Google': () => get('/api/auth/google'),
}

/** Over WebSockets. */
export const JOINS = 'joins'
