import { join } from 'node:path'
import { ROOT } from './project.mjs'

/** The package's exports lead to its development build. */
const PRODUCTION = join(ROOT, 'node_modules/react-router/dist/production/index.mjs')

/**
 * Builds with React Router's production build, and lets its unused components be left out, 2.7 kB compressed: calls without
 * an annotation, and names for developer tools that are set on their results, look like side effects.
 * @returns {import('vite').Plugin}
 */
export function productionRouter() {
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: PRODUCTION }] } }),
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/^var \w+ = (?=React\d*\.forwardRef\()/gm, '$&/* @__PURE__ */ '),
        map: null,
      }),
    },
  }
}
