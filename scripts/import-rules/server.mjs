import { npm, SERVER, TESTS } from './patterns.mjs';

/** The file that a folder is named for. People have several such folders. Groups count on. */
const DOORS = [`${SERVER}features/([^/]+)/\\1\\.ts$`, `${SERVER}features/people/([^/]+)/\\2\\.ts$`];

/** The folders of platform, from the ground up; those of one floor do not know each other. */
const FLOORS = [
  ...[
    ['process', 'decoding', 'guarded-fetch'],
    ['db'],
    ['files'],
    ['metrics'],
    ['jobs'],
    ['session'],
    ['serve'],
  ],
  ...[['lists', 'edge'], ['mail']],
];

/** Of each folder of platform: it imports itself and what lies below. */
const floors = FLOORS.flatMap((rooms, at) =>
  rooms.map((room) => ({
    name: 'platform-looks-down',
    comment:
      'Each floor of platform stands on those below (ARCHITECTURE.md). What two of them need lies ' +
      'below both; what looks at all of them is no folder, but a file of platform/ itself.',
    severity: 'error',
    from: { path: `${SERVER}platform/${room}/`, pathNot: TESTS },
    to: {
      path: `${SERVER}platform/`,
      pathNot: `${SERVER}platform/(${[...FLOORS.slice(0, at).flat(), room].join('|')})/`,
    },
  })),
);

/** The rooms of apps/server. */
export const server = [
  ...floors,
  {
    name: 'platform-has-floors',
    comment:
      'A new folder of platform gets a place among FLOORS, or nothing holds what it imports.',
    severity: 'error',
    from: { pathNot: TESTS },
    to: {
      path: `${SERVER}platform/[^/]+/`,
      pathNot: `${SERVER}platform/(${FLOORS.flat().join('|')})/`,
    },
  },
  {
    name: 'server-never-imports-web',
    comment: 'The server renders from the built file; sources of the web are not its own.',
    severity: 'error',
    from: { path: SERVER },
    to: { path: '^apps/web/' },
  },
  {
    name: 'platform-knows-no-feature',
    comment:
      'platform is what every feature stands on (contract, domain and npm are all it needs). ' +
      'The day it knows a feature, no feature can be understood alone.',
    severity: 'error',
    from: { path: `${SERVER}platform/`, pathNot: TESTS },
    to: { path: '^(apps|e2e|scripts|bench)/', pathNot: [`${SERVER}platform/`, 'node_modules/'] },
  },
  {
    name: 'features-meet-at-the-front-door',
    comment:
      'A feature uses another only through features/<name>/<name>.ts, so that what is behind the ' +
      'door can change without asking.',
    severity: 'error',
    from: { path: `${SERVER}features/([^/]+)/`, pathNot: TESTS },
    to: {
      path: `${SERVER}features/([^/]+)/`,
      pathNot: [`${SERVER}features/$1/`, ...DOORS],
    },
  },
  {
    name: 'feature-tests-meet-at-the-front-door',
    comment:
      'A test builds foreign rows with testing/factories.ts, never with the insides of another ' +
      'feature.',
    severity: 'error',
    from: { path: `${SERVER}features/([^/]+)/.+\\.test\\.ts$` },
    to: {
      path: `${SERVER}features/([^/]+)/`,
      pathNot: [`${SERVER}features/$1/`, ...DOORS],
    },
  },
  {
    name: 'features-do-not-compose',
    comment:
      'Composition is the business of app.ts, features.ts and main.ts; demo is never needed.',
    severity: 'error',
    from: { path: `${SERVER}features/`, pathNot: TESTS },
    to: { path: SERVER, pathNot: [`${SERVER}features/`, `${SERVER}platform/`] },
  },
  {
    name: 'sql-only-in-queries',
    comment:
      'All SQL of a feature stands in its <feature>.queries.ts, so that one file tells what the ' +
      'feature asks of the database.',
    severity: 'error',
    from: {
      path: `${SERVER}features/`,
      pathNot: ['\\.queries\\.ts$', TESTS],
    },
    to: { path: [npm('kysely'), npm('pg')], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'http-only-in-routes',
    comment:
      'A state change does not know that HTTP exists: only <feature>.routes.ts registers routes ' +
      'or holds a request.',
    severity: 'error',
    from: { path: `${SERVER}features/`, pathNot: ['\\.routes\\.ts$', TESTS] },
    to: {
      path: [npm('fastify'), npm('@fastify'), `${SERVER}platform/serve/serve\\.ts$`],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'composition-only',
    comment:
      'app.ts and features.ts put routes and front doors together; rules and SQL live in the ' +
      'features.',
    severity: 'error',
    from: { path: `${SERVER}(app|features)\\.ts$` },
    to: {
      path: `${SERVER}features/`,
      pathNot: ['\\.(?:routes|feature)\\.ts$', ...DOORS],
    },
  },
  {
    name: 'demo-is-loaded-on-demand',
    comment:
      'Production never loads demo: it is reached by a dynamic import behind the demo check, or ' +
      'as a type.',
    severity: 'error',
    from: { path: SERVER, pathNot: [`${SERVER}demo/`, TESTS] },
    to: { path: `${SERVER}demo/`, dependencyTypesNot: ['dynamic-import', 'type-only'] },
  },
  {
    name: 'vite-is-loaded-on-demand',
    comment:
      'Production has no Vite: only `npm run dev` may load it, by a dynamic import. Everybody may ' +
      'name its types.',
    severity: 'error',
    from: { path: SERVER, pathNot: TESTS },
    to: { path: npm('vite'), dependencyTypesNot: ['dynamic-import', 'type-only'] },
  },
];
