import { CONTRACT, npm, npmExcept, TESTS, WEB } from './patterns.mjs';

/** What a reader of the look-only rooms never expects to find there. */
const DATA_AND_ROUTING = [npm('@tanstack'), npm('zod'), npm('react-toastify')];

/** The rooms of apps/web. */
export const web = [
  {
    name: 'web-never-imports-server',
    comment: 'The web knows the server by the contract only.',
    severity: 'error',
    from: { path: '^apps/web/' },
    to: { path: '^apps/server/' },
  },
  {
    name: 'ui-is-looks-only',
    comment: 'ui holds looks that both documents share: no data, no router, no Mantine, no rules.',
    severity: 'error',
    from: { path: `${WEB}ui/`, pathNot: TESTS },
    to: {
      path: ['^(apps|packages)/', npm('@mantine'), ...DATA_AND_ROUTING],
      pathNot: [`${WEB}ui/`, npmExcept('@mantine', '@tanstack', 'zod', 'react-toastify')],
    },
  },
  {
    name: 'app-ui-is-looks-only',
    comment: 'app/ui holds looks made with Mantine: no data, no router, no feature.',
    severity: 'error',
    from: { path: `${WEB}app/ui/`, pathNot: TESTS },
    to: {
      path: ['^(apps|packages)/', ...DATA_AND_ROUTING],
      pathNot: [`${WEB}(app/)?ui/`, npmExcept('@tanstack', 'zod', 'react-toastify')],
    },
  },
  {
    name: 'site-serves-both-documents',
    comment:
      'site and public run in the public document: they use site, ui and domain, and of the ' +
      'contract only types and the client that needs no zod.',
    severity: 'error',
    from: { path: [`${WEB}site/`, `${WEB}public/`], pathNot: TESTS },
    to: {
      path: ['^apps/', CONTRACT],
      pathNot: [
        'node_modules/',
        `${WEB}(site|public|ui)/`,
        `${WEB}(app-)?paths\\.ts$`,
        `${CONTRACT}client\\.ts$`,
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'site-types-from-web-rooms-only',
    comment: 'Even as types, site and public take nothing from the app document or the features.',
    severity: 'error',
    from: { path: [`${WEB}site/`, `${WEB}public/`], pathNot: TESTS },
    to: { path: [`${WEB}(app|features)/`] },
  },
  {
    name: 'site-knows-no-page',
    comment: 'site is shared by both documents; it cannot know the pages of one of them.',
    severity: 'error',
    from: { path: `${WEB}site/`, pathNot: TESTS },
    to: { path: `${WEB}public/` },
  },
  {
    name: 'public-document-stays-light',
    comment: 'Router, query cache, Mantine and zod would triple the first page a visitor loads.',
    severity: 'error',
    from: { path: [`${WEB}site/`, `${WEB}public/`], pathNot: TESTS },
    to: { path: [npm('@mantine'), npm('@tanstack'), npm('zod'), npm('uplot')] },
  },
  {
    name: 'web-features-meet-at-the-front-door',
    comment: 'A feature uses another only through features/<name>/<name>.ts(x), as on the server.',
    severity: 'error',
    from: { path: `${WEB}features/([^/]+)/`, pathNot: TESTS },
    to: {
      path: `${WEB}features/([^/]+)/`,
      pathNot: [`${WEB}features/$1/`, `${WEB}features/([^/]+)/\\1\\.tsx?$`],
    },
  },
  {
    name: 'web-features-take-data-from-queries',
    comment:
      'Features stand on ui, app/ui, site, contract and domain, fetch through app/queries and keep ' +
      'an open row in the address through app/open-row; routes, theme and the other document are ' +
      'above or beside them.',
    severity: 'error',
    from: { path: `${WEB}features/`, pathNot: TESTS },
    to: {
      path: WEB,
      pathNot: [
        `${WEB}features/`,
        `${WEB}(app/)?ui/`,
        `${WEB}site/`,
        `${WEB}app/(queries|open-row)\\.tsx?$`,
        `${WEB}paths\\.ts$`,
      ],
    },
  },
  {
    name: 'routes-only-route',
    comment:
      'A route knows its URL, its guard and its loader. It shows features, ui and site; rules ' +
      'and calls live in the features.',
    severity: 'error',
    from: { path: `${WEB}app/routes/`, pathNot: TESTS },
    to: {
      path: ['^apps/', '^packages/'],
      pathNot: [
        'node_modules/',
        `${WEB}app/routes/`,
        `${WEB}app/(queries|open-row|RouterLink)\\.tsx?$`,
        `${WEB}(app/)?ui/`,
        `${WEB}(features|site)/`,
        `${WEB}(app-)?paths\\.ts$`,
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
];
