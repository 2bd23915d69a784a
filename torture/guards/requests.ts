import type { Guard } from './guard.ts';

const SERVER = 'apps/server/src';
const PLATFORM = `${SERVER}/platform`;
const MATRIX = `${SERVER}/whole/access-matrix.test.ts`;
const HEADERS = `${SERVER}/whole/headers.test.ts`;
const FEATURES = `${SERVER}/features`;
const REGISTRATIONS = `${FEATURES}/registrations/registrations.test.ts`;
const BODIES = `${SERVER}/whole/hostile-bodies.test.ts`;
const HELD = `${SERVER}/whole/held-requests.test.ts`;
const LIMITS = [`${PLATFORM}/edge/limits.test.ts`];
const OWN_ADDRESS = `${PLATFORM}/edge/own-address.test.ts`;
const SIZES = `${SERVER}/whole/body-sizes.test.ts`;
const LIGHT = `${SERVER}/whole/light-responses.test.ts`;
const light = `${PLATFORM}/serve/light-response.ts`;
const serve = `${PLATFORM}/serve/serve.ts`;
const admission = `${PLATFORM}/serve/admission.ts`;
const antiForgery = `${PLATFORM}/serve/anti-forgery.ts`;

/** What every request passes, whatever it wants. */
export const REQUEST_GUARDS: readonly Guard[] = [
  {
    name: 'a session is needed',
    file: admission,
    guard: "return actor === null ? 'not-signed-in' : 'not-allowed';",
    without: "return actor === null ? null : 'not-allowed';",
    tests: [MATRIX],
  },
  {
    name: 'the role must allow it',
    file: admission,
    guard: '  refuse(whyNot);\n',
    without: '',
    tests: [MATRIX],
  },
  {
    name: 'what a person may do is asked again after the body',
    file: serve,
    guard: 'preHandler: (request, _reply, done) => admitAgain(platform, endpoint, request, done),',
    without: 'preHandler: (_request, _reply, done) => done(void admitAgain),',
    tests: [HELD],
  },
  {
    name: 'who decides about others is held until the decision is kept',
    file: serve,
    guard: 'const actor = await lockDecider(db, endpoint, ctx.actor);',
    without: 'const actor = lockDecider.length === 0 ? null : ctx.actor;',
    tests: [HELD],
  },
  {
    name: 'the anti-forgery value must fit the session',
    file: antiForgery,
    guard:
      "return sessionToken === null || isXsrfToken(sessionToken, request.headers['x-xsrf-token']);",
    without: 'return sessionToken === null || isXsrfToken !== undefined;',
    tests: [MATRIX, HEADERS],
  },
  {
    name: 'the origin must be ours',
    file: antiForgery,
    guard: 'if (origin !== undefined && origin !== ownOrigin) return false;',
    without: '',
    tests: [HEADERS],
  },
  {
    name: 'the browser must not call it another site',
    file: antiForgery,
    guard: "return site === undefined || site === 'same-origin';",
    without: "return site === undefined || site !== '';",
    tests: [HEADERS],
  },
  {
    name: 'text that cannot be stored is refused',
    file: `${PLATFORM}/serve/input.ts`,
    guard: '  refuseFields(unstorable(value, [], prefix));\n',
    without: '',
    tests: [BODIES],
  },
  {
    name: 'deep JSON is not parsed',
    file: `${PLATFORM}/serve/input.ts`,
    guard: "  if (isTooDeep) throw new Refused('malformed-json');\n",
    without: '',
    tests: [BODIES],
  },
  {
    name: 'JSON with too many values or keys is not parsed',
    file: `${PLATFORM}/serve/input.ts`,
    guard: "  if (isTooMuch) refuseFields([{ pointer: '', error: TOO_MUCH }]);\n",
    without: '',
    tests: [SIZES],
  },
  {
    name: 'each call has its largest body',
    file: serve,
    guard: '    bodyLimit: mostBytesOf(endpoint),\n',
    without: '',
    tests: [SIZES],
  },
  {
    name: 'a refusal names at most a hundred faults',
    file: `${PLATFORM}/serve/field-errors.ts`,
    guard: '    if (first.length === MOST_ERRORS) break;\n',
    without: '',
    tests: [SIZES],
  },
  {
    name: 'a refusal of bad input is short',
    file: `${PLATFORM}/serve/field-errors.ts`,
    guard: '    if (bytes > MOST_BYTES) break;\n',
    without: '',
    tests: [SIZES],
  },
  {
    name: 'a long key is told by its ends',
    file: `${PLATFORM}/serve/field-errors.ts`,
    guard: '{ pointer: recognisable(pointer), ...rest };',
    without: '{ pointer, ...rest };',
    tests: [SIZES],
  },
  {
    name: 'unknown fields are refused',
    file: 'packages/contract/src/submissions.ts',
    guard: 'const submissionInput = form(\n  z.strictObject({',
    without: 'const submissionInput = form(\n  z.object({',
    tests: [BODIES],
  },
  {
    name: 'a stranger’s body is not read',
    file: `${SERVER}/app.ts`,
    guard: 'app.removeAllContentTypeParsers();',
    without: 'if (app.routePaths) return;',
    tests: [BODIES],
  },
  {
    name: 'a key belongs to one request',
    file: 'apps/server/src/platform/serve/idempotency.ts',
    guard: '!remembered.requestHash.equals(claim.requestHash)',
    without: 'remembered.requestHash.length === 0',
    tests: [REGISTRATIONS],
  },
  {
    name: 'a false host does not send a page to itself',
    file: `${PLATFORM}/edge/own-address.ts`,
    guard: 'return told === host || headers.host === host;',
    without: 'return told === (headers.host === undefined ? told : host);',
    tests: [OWN_ADDRESS],
  },
  {
    name: 'where a page moves to is not stored',
    file: `${PLATFORM}/edge/own-address.ts`,
    guard: "reply.header('cache-control', 'no-store').redirect(",
    without: 'reply.redirect(',
    tests: [OWN_ADDRESS],
  },
  {
    name: 'a whole address is read as its path',
    file: `${SERVER}/app.ts`,
    guard: "    rewriteUrl: ({ url = '/' }) => originForm(url),\n",
    without: '',
    tests: [OWN_ADDRESS],
  },
  {
    name: 'a search has at most eight words',
    file: `${PLATFORM}/db/search.ts`,
    guard: '.slice(0, MOST_TERMS);',
    without: '.slice(0, MOST_TERMS * 1_000);',
    tests: [`${PLATFORM}/db/search.test.ts`],
  },
  {
    name: 'a repeated word is looked for once',
    file: `${PLATFORM}/db/search.ts`,
    guard: 'words.filter((_, at) => !isFoundWithout(lower[at], at))',
    without: 'words.filter(() => isFoundWithout.length > 0)',
    tests: [`${PLATFORM}/db/search.test.ts`],
  },
  {
    name: 'replies hold only what their schema names',
    file: serve,
    guard: 'schema: { response: { [status]: responseSchema(endpoint.response) } },',
    without: 'schema: { tags: [String(status), typeof responseSchema] } as never,',
    tests: [`${SERVER}/whole/responses.test.ts`],
  },
  {
    name: 'no cell of an export is a formula',
    file: `${PLATFORM}/lists/csv.ts`,
    guard: "const safe = FORMULA.test(cell) ? `'${cell}` : cell;",
    without: "const safe = FORMULA.test('') ? `'${cell}` : cell;",
    tests: [`${PLATFORM}/lists/csv.test.ts`],
  },
  {
    name: 'replies carry a content security policy',
    file: `${PLATFORM}/edge/headers.ts`,
    guard: "'content-security-policy': API_CSP,",
    without: "'x-no-policy': API_CSP,",
    tests: [HEADERS],
  },
  {
    name: 'private replies are not stored',
    file: `${PLATFORM}/edge/headers.ts`,
    guard: ".header('cache-control', cachingOf(request))",
    without: '',
    tests: [HEADERS],
  },
  {
    name: 'what holds secrets is not compressed',
    file: light,
    guard: 'const isCompressed = endpoint.holdsSecrets === undefined;',
    without: "const isCompressed = endpoint.path !== '';",
    tests: [LIGHT],
  },
  {
    name: 'what another site asked for is not compressed',
    file: light,
    guard: "return site === undefined || site === 'same-origin' || site === 'none';",
    without: "return site === undefined || site !== '';",
    tests: [LIGHT],
  },
  {
    name: 'one address cannot flood',
    file: `${PLATFORM}/edge/limits.ts`,
    guard: 'if (name !== null) countOpen(name, request);',
    without: 'if (name === undefined) countOpen(name, request);',
    tests: LIMITS,
  },
  {
    name: 'visitors use up an allowance of their own',
    file: `${PLATFORM}/edge/limits.ts`,
    guard: "if (request.actor === null) return countAddress('visitor', request);",
    without: 'if (request.actor === null) return countAddress(name, request);',
    tests: LIMITS,
  },
  {
    name: 'one person spends their own before that of their address',
    file: `${PLATFORM}/edge/limits.ts`,
    guard: 'countPerson(name, request.actor);\n    countAddress(name, request);',
    without: 'countAddress(name, request);\n    countPerson(name, request.actor);',
    tests: LIMITS,
  },
];
