import { expect, it } from 'vitest'
import { appFiles } from '../../../scripts/lib/service-worker.mjs'

const MANIFEST = {
  'src/entry-client.tsx': {
    file: 'assets/index-1a.js',
    isEntry: true,
    imports: ['_app-2b.js'],
    css: ['assets/app-3c.css'],
    assets: ['assets/barlow-latin-600-normal-4d.woff2', 'assets/passion-one-latin-ext-700-normal-5e.woff2'],
  },
  '_app-2b.js': { file: 'assets/app-2b.js', css: ['assets/app-3c.css'] },
  'src/routes/auth.tsx': { file: 'assets/auth-6f.js', assets: ['assets/photo-7a.jpg'] },
}

it('OFF-1: the worker caches every script and style once, and the Latin fonts', async () => {
  const files = await appFiles(MANIFEST, (file) => Promise.resolve(`revision of ${file}`))
  expect(files).toEqual([
    { url: '/logo.svg', revision: 'revision of logo.svg' },
    ...[
      '/assets/app-2b.js',
      '/assets/app-3c.css',
      '/assets/auth-6f.js',
      '/assets/barlow-latin-600-normal-4d.woff2',
      '/assets/index-1a.js',
    ].map((url) => ({ url, revision: null })),
  ])
})
