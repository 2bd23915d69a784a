import type { Guard } from './guard.ts';

const SERVER = 'apps/server/src';
const PLATFORM = `${SERVER}/platform`;
const MATRIX = `${SERVER}/access-matrix.test.ts`;
const HEADERS = `${SERVER}/headers.test.ts`;
const FEATURES = `${SERVER}/features`;
const REGISTRATIONS = `${FEATURES}/registrations/registrations.test.ts`;
const BODIES = `${SERVER}/hostile-bodies.test.ts`;
const serve = `${PLATFORM}/http/serve.ts`;
const antiForgery = `${PLATFORM}/http/anti-forgery.ts`;

/** What every request passes, whatever it wants. */
export const REQUEST_GUARDS: readonly Guard[] = [
  {
    name: 'a session is needed',
    file: serve,
    guard: "if (actor === null && !isAllowed) throw new Refused('not-signed-in');",
    without: '',
    tests: [MATRIX],
  },
  {
    name: 'the role must allow it',
    file: serve,
    guard: "if (!isAllowed) throw new Refused('not-allowed');",
    without: '',
    tests: [MATRIX],
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
    file: `${PLATFORM}/http/input.ts`,
    guard: 'if (unstorable.length > 0) {',
    without: 'if (unstorable.length < 0) {',
    tests: [BODIES],
  },
  {
    name: 'deep JSON is not parsed',
    file: `${PLATFORM}/http/input.ts`,
    guard: "if (isTooDeep(text)) throw new SyntaxError('nested too deeply');",
    without: 'if (isTooDeep.length === 0) return null;',
    tests: [BODIES],
  },
  {
    name: 'unknown fields are refused',
    file: 'packages/contract/src/submissions.ts',
    guard: 'export const submissionInput = form(\n  z.strictObject({',
    without: 'export const submissionInput = form(\n  z.object({',
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
    file: 'apps/server/src/platform/http/idempotency.ts',
    guard: '!remembered.requestHash.equals(claim.requestHash)',
    without: 'remembered.requestHash.length === 0',
    tests: [REGISTRATIONS],
  },
  {
    name: 'replies hold only what their schema names',
    file: serve,
    guard: ': { schema: { response: { [status]: replySchema(endpoint.response) } } }),',
    without: ': { schema: { tags: [String(status), typeof replySchema] } as never }),',
    tests: [`${SERVER}/replies.test.ts`],
  },
  {
    name: 'no cell of an export is a formula',
    file: `${PLATFORM}/csv.ts`,
    guard: "const safe = FORMULA.test(cell) ? `'${cell}` : cell;",
    without: "const safe = FORMULA.test('') ? `'${cell}` : cell;",
    tests: [`${PLATFORM}/csv.test.ts`],
  },
  {
    name: 'replies carry a content security policy',
    file: `${PLATFORM}/http/headers.ts`,
    guard: "'content-security-policy': API_CSP,",
    without: "'x-no-policy': API_CSP,",
    tests: [HEADERS],
  },
  {
    name: 'private replies are not stored',
    file: `${PLATFORM}/http/headers.ts`,
    guard: ".header('cache-control', 'no-store')",
    without: '',
    tests: [HEADERS],
  },
  {
    name: 'one address cannot flood',
    file: `${PLATFORM}/http/limits.ts`,
    guard: 'if (name !== null) await count(byAddress[name], request);',
    without: 'if (name === undefined) await count(byAddress[name], request);',
    tests: [`${PLATFORM}/http/limits.test.ts`],
  },
];
