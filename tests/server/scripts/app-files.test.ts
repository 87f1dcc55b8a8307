import { expect, it } from 'vitest'
import { appFiles } from '../../../scripts/lib/service-worker.mjs'

const MANIFEST = {
  'src/entry-client.tsx': {
    name: 'index',
    file: 'assets/index-1a.js',
    isEntry: true,
    imports: ['_app-2b.js'],
    css: ['assets/app-3c.css'],
    assets: [
      'assets/barlow-latin-600-normal-4d.woff2',
      'assets/barlow-accents-600-normal-8b.woff2',
      'assets/passion-one-latin-ext-700-normal-5e.woff2',
    ],
  },
  '_app-2b.js': { name: 'app', file: 'assets/app-2b.js', css: ['assets/app-3c.css'] },
  'src/features/auth/components/auth-screen.tsx': {
    name: 'auth',
    file: 'assets/auth-6f.js',
    imports: ['_app-2b.js'],
    assets: ['assets/photo-7a.jpg'],
  },
}

it('OFF-1: the worker caches every script, style and Latin font once, those of a card at the first visit', () => {
  expect(appFiles(MANIFEST, ['index'])).toEqual({
    first: [
      '/assets/app-2b.js',
      '/assets/app-3c.css',
      '/assets/barlow-accents-600-normal-8b.woff2',
      '/assets/barlow-latin-600-normal-4d.woff2',
      '/assets/index-1a.js',
    ],
    others: ['/assets/auth-6f.js'],
  })
})

it('OFF-1: a build without one of a card’s chunks fails', () => {
  expect(() => appFiles(MANIFEST, ['index', 'confetti'])).toThrow('lacks one of index,confetti')
})
