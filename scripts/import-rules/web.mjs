import { BUILD_TOOLS } from '../build-tools.mjs';
import { CONTRACT, npm, npmExcept, TESTS, WEB, WORDS } from './patterns.mjs';

/** What a reader of the look-only rooms never expects to find there. */
const DATA_AND_ROUTING = [npm('@tanstack'), npm('zod'), npm('react-toastify')];
/** What would triple the first page a visitor loads. */
const HEAVY = [npm('@tanstack'), npm('zod'), npm('uplot')];

/** What runs in the public document: the frame of every page, and the pages for everybody. */
const PUBLIC = [`${WEB}shell/`, `${WEB}features/([^/]+)/public/`];
/** The part of data that holds queries and the router's address: not for the public document. */
const APP_DATA = `${WEB}data/(queries|send-once|event-place|coming-place|address/(open-row|id-in-address))\\.ts$`;

/** The side of judges: what stands with students' pages, but for what is shown on these. */
const SHOWN_TO_STUDENTS = '(OwnJudged|OwnPresentation|OwnStand|DemoGuest)\\.tsx$';
const JUDGES = `${WEB}features/judging/student/(?!${SHOWN_TO_STUDENTS})`;
const JUDGES_ROUTES = `${WEB}entry/student/routes/(user/judging|judge)/`;

/** The rooms of apps/web: entry stands on features, these on shell and ui, and all on data. */
export const web = [
  {
    name: 'web-never-imports-server',
    comment: 'The web knows the server by the contract only.',
    severity: 'error',
    from: { path: '^apps/web/' },
    to: { path: '^apps/server/' },
  },
  {
    name: 'build-tools-reach-no-browser',
    comment:
      'What builds the web is a dependency, because `npm start` builds; nothing of it is sent to ' +
      'anybody, not least because the licence of some of it would come along.',
    severity: 'error',
    from: { path: WEB, pathNot: TESTS },
    to: { path: BUILD_TOOLS.map(npm), dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'data-is-the-ground',
    comment: 'data fetches and remembers. What stands on it can be drawn anew without asking it.',
    severity: 'error',
    from: { path: `${WEB}data/`, pathNot: TESTS },
    to: { path: WEB, pathNot: `${WEB}data/` },
  },
  {
    name: 'plain-ui-is-looks-only',
    comment: 'ui/plain holds looks that both documents share: no data, router, or rules.',
    severity: 'error',
    from: { path: `${WEB}ui/plain/`, pathNot: TESTS },
    to: {
      path: ['^(apps|packages)/', ...DATA_AND_ROUTING],
      pathNot: [
        `${WEB}ui/plain/`,
        `${WORDS}en/ui`,
        npmExcept('@tanstack', 'zod', 'react-toastify'),
      ],
    },
  },
  {
    name: 'ui-is-looks-only',
    comment: 'ui holds looks: no data, no router, no feature; of rules but how digits are written.',
    severity: 'error',
    from: { path: `${WEB}ui/`, pathNot: TESTS },
    to: {
      path: ['^(apps|packages)/', ...DATA_AND_ROUTING],
      pathNot: [
        `${WEB}ui/`,
        `${WORDS}en/ui`,
        '^packages/domain/src/language/',
        npmExcept('@tanstack', 'zod', 'react-toastify'),
      ],
    },
  },
  {
    name: 'public-document-needs-no-schema',
    comment:
      'shell and the public pages run in the public document: they use each other, ui/plain and ' +
      'domain, and of data and contract only what needs neither query cache nor zod.',
    severity: 'error',
    from: { path: PUBLIC, pathNot: TESTS },
    to: {
      path: ['^apps/', CONTRACT],
      pathNot: [
        'node_modules/',
        ...PUBLIC,
        `${WEB}ui/plain/`,
        `${WEB}data/(?!queries|send-once|address/(open-row|id-in-address))`,
        `${CONTRACT}client\\.ts$`,
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'public-types-from-public-rooms-only',
    comment: 'Even as types, shell and the public pages take nothing from the app document.',
    severity: 'error',
    from: { path: PUBLIC, pathNot: TESTS },
    to: { path: [`${WEB}(entry|features)/`, APP_DATA], pathNot: PUBLIC },
  },
  {
    name: 'organisers-words-stay-with-them',
    comment: 'What visitors and students load carries no word that only organisers read.',
    severity: 'error',
    from: { path: WEB, pathNot: [TESTS, `${WEB}features/[^/]+/organiser/`, `${WEB}entry/`] },
    to: { path: `${WORDS}en/[^/]+/organiser` },
  },
  {
    name: 'shell-knows-no-page',
    comment: 'shell is shared by both documents; it cannot know the pages of one of them.',
    severity: 'error',
    from: { path: `${WEB}shell/`, pathNot: TESTS },
    to: { path: `${WEB}(entry|features)/` },
  },
  {
    name: 'public-document-stays-light',
    comment: 'Router, query cache and zod would triple the first page a visitor loads.',
    severity: 'error',
    from: { path: [...PUBLIC, `${WEB}data/`], pathNot: [TESTS, APP_DATA] },
    to: { path: HEAVY },
  },
  {
    name: 'public-document-reaches-nothing-heavy',
    comment:
      'Nor may anything that it imports, however far away, bring them along. (Types of zod are ' +
      'reached through the contract; the rule above keeps its code out.)',
    severity: 'error',
    from: { path: `${WEB}entry/hydrate\\.tsx$` },
    to: { path: HEAVY.filter((name) => name !== npm('zod')), reachable: true },
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
    name: 'nobody-carries-the-organisers-side',
    comment:
      'What visitors and students load holds nothing of the organisers: their pages are larger, ' +
      'and a student waits for each of their bytes.',
    severity: 'error',
    from: { path: `${WEB}features/[^/]+/(public|student)/`, pathNot: TESTS },
    to: { path: `${WEB}features/[^/]+/organiser/` },
  },
  {
    name: 'judges-have-a-side-of-their-own',
    comment:
      'Few people judge: what their pages load is in no page of students, visitors or organisers, ' +
      'and is shown by the routes of judges alone.',
    severity: 'error',
    from: { path: WEB, pathNot: [TESTS, JUDGES, JUDGES_ROUTES] },
    to: { path: JUDGES },
  },
  {
    name: 'judges-carry-no-other-side',
    comment:
      'A judge stands in a hall with a weak network: beside their own pages they load who is there, ' +
      'and nothing that students or organisers do. Files of works are shown alike to all.',
    severity: 'error',
    from: { path: JUDGES, pathNot: TESTS },
    to: {
      path: `${WEB}features/`,
      pathNot: [JUDGES, `${WEB}features/(session/session|files/files)\\.tsx$`],
    },
  },
  {
    name: 'features-know-no-roof',
    comment: 'Which page is mounted where is the business of entry; a feature never asks it.',
    severity: 'error',
    from: { path: `${WEB}features/`, pathNot: TESTS },
    to: { path: `${WEB}entry/` },
  },
  {
    name: 'routes-only-route',
    comment:
      'A route knows its URL, its loader, and what menu, guard and help say of its page. It shows ' +
      'features, ui and shell; rules and calls live in the features.',
    severity: 'error',
    from: { path: `${WEB}entry/[^/]+/routes/`, pathNot: TESTS },
    to: {
      path: ['^apps/', '^packages/'],
      pathNot: [
        'node_modules/',
        `${WEB}entry/([^/]+/routes/|AppRoot\\.tsx$)`,
        `${WEB}(ui|features|shell)/`,
        `${WEB}data/(queries\\.ts$|address/)`,
        `${WORDS}en/console/organiser\\.ts$`,
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
];
