/** One guard of the product, and how it looks when somebody has taken it away. */
export type Guard = {
  readonly name: string;
  /** The file it stands in, below the root. */
  readonly file: string;
  /** Its text; stands there exactly once. */
  readonly guard: string;
  /** What stands there without it. */
  readonly without: string;
  /** The test files of which at least one must turn red. */
  readonly tests: readonly string[];
};

const SERVER = 'apps/server/src';
const PLATFORM = `${SERVER}/platform`;
const FEATURES = `${SERVER}/features`;
const DOMAIN = 'packages/domain/src';
const MATRIX = `${SERVER}/access-matrix.test.ts`;
const HEADERS = `${SERVER}/headers.test.ts`;
const REGISTRATIONS = `${FEATURES}/registrations/registrations.test.ts`;
const REVIEWS = `${FEATURES}/registrations/reviews.test.ts`;
const SUBMISSIONS = `${FEATURES}/submissions/submissions.test.ts`;
const SIGN_IN = [
  `${FEATURES}/session/sign-in.test.ts`,
  `${FEATURES}/session/sign-in-attacks.test.ts`,
  `${FEATURES}/session/session-cookies.test.ts`,
];
const USERS = [`${FEATURES}/users/users.change.test.ts`, `${FEATURES}/users/users.race.test.ts`];
const RACES = `${SERVER}/torture/races.test.ts`;
const BODIES = `${SERVER}/hostile-bodies.test.ts`;

const serve = `${PLATFORM}/http/serve.ts`;
const antiForgery = `${PLATFORM}/http/anti-forgery.ts`;
const sessionQueries = `${PLATFORM}/session/session.queries.ts`;
const registrationQueries = `${FEATURES}/registrations/registrations.queries.ts`;
const submissionQueries = `${FEATURES}/submissions/submissions.queries.ts`;
const eventQueries = `${FEATURES}/events/events.queries.ts`;
const refusals = `${DOMAIN}/refusals.ts`;
const access = `${DOMAIN}/access.ts`;

/** `npm run torture -- guards` removes them one at a time. */
export const GUARDS: readonly Guard[] = [
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
    name: 'registrations are their owner’s',
    file: registrationQueries,
    guard: "    .where('registrations.user_id', '=', userId);\n}",
    without: "    .where('registrations.user_id', '>', userId * 0);\n}",
    tests: [MATRIX, REGISTRATIONS],
  },
  {
    name: 'submissions are their owner’s',
    file: submissionQueries,
    guard: ".where('submissions.user_id', '=', userId)\n    .where('submissions.id', '=', id)",
    without:
      ".where('submissions.user_id', '>', userId * 0)\n    .where('submissions.id', '=', id)",
    tests: [MATRIX, SUBMISSIONS],
  },
  {
    name: 'only a pending registration is reviewed',
    file: registrationQueries,
    guard:
      ".where('id', '=', id)\n    .where('status', '=', 'PENDING')\n    .executeTakeFirst();\n  return numUpdatedRows",
    without: ".where('id', '=', id)\n    .executeTakeFirst();\n  return numUpdatedRows",
    tests: [REVIEWS, RACES],
  },
  {
    name: 'a judgement is of the version that was read',
    file: submissionQueries,
    guard: "    .where('version', '=', seen.version)\n",
    without: '',
    tests: [SUBMISSIONS, RACES],
  },
  {
    name: 'work is taken again only when asked for',
    file: submissionQueries,
    guard: "    .where('status', '=', 'RESUBMISSION_REQUIRED')\n",
    without: '',
    tests: [SUBMISSIONS, RACES],
  },
  {
    name: 'seats end at the capacity',
    file: eventQueries,
    guard: "    .where('taken', '<', capacity)\n",
    without: '',
    tests: [REGISTRATIONS, RACES],
  },
  {
    name: 'one registration per person and event',
    file: registrationQueries,
    guard: "    .onConflict((conflict) => conflict.constraint('registrations_once').doNothing())\n",
    without: '',
    tests: [REGISTRATIONS, RACES],
  },
  {
    name: 'the event is held while somebody registers',
    file: eventQueries,
    guard: ".where('events.id', '=', eventId).forShare('events')",
    without: ".where('events.id', '=', eventId)",
    tests: [RACES],
  },
  {
    name: 'the profile must be complete',
    file: refusals,
    guard:
      "if (facts.isFull) return 'full';\n  return facts.isProfileComplete ? null : 'profile-incomplete';",
    without: "if (facts.isFull) return 'full';\n  return null;",
    tests: [REGISTRATIONS],
  },
  {
    name: 'registration ends with its window',
    file: refusals,
    guard: "if (position === 'after') return 'registration-closed';",
    without: '',
    tests: [REGISTRATIONS, RACES],
  },
  {
    name: 'works end with their window',
    file: refusals,
    guard: "if (position === 'after') return 'submission-closed';",
    without: '',
    tests: [SUBMISSIONS],
  },
  {
    name: 'internal events are for internal people',
    file: refusals,
    guard: "return event.internal_event && !isInternal ? 'internal-only' : null;",
    without: 'return isInternal ? null : null;',
    tests: [REGISTRATIONS],
  },
  {
    name: 'admins decide about users one after the other',
    file: `${FEATURES}/users/users.queries.ts`,
    guard: 'await (wholly ? people.forUpdate() : people.forNoKeyUpdate()).execute();',
    without: 'await people.execute();',
    tests: [...USERS, RACES],
  },
  {
    name: 'an actor who fell meanwhile decides nothing',
    file: `${FEATURES}/users/decision.ts`,
    guard: "if (actor?.status !== 'ACTIVE') throw new Refused('not-signed-in');",
    without: "if (!actor) throw new Refused('not-signed-in');",
    tests: USERS,
  },
  {
    name: 'the last super admin stays',
    file: access,
    guard: "return facts.lastActiveSuperAdmin && !stays ? 'last-super-admin' : null;",
    without: 'return stays ? null : null;',
    tests: [`${DOMAIN}/access.test.ts`],
  },
  {
    name: 'roles are given only by those who may',
    file: access,
    guard: "return 'role-not-assignable';",
    without: 'return null;',
    tests: [`${DOMAIN}/access.test.ts`, ...USERS],
  },
  {
    name: 'a deleted person is signed out',
    file: `${FEATURES}/users/decision.ts`,
    guard: "if (change.status === 'DELETED') await deleteSessionsOf(ctx.db, target.id);",
    without: 'if (deleteSessionsOf.length === 0) return adminUserView(target as never);',
    tests: USERS,
  },
  {
    name: 'a deleted person has no session',
    file: sessionQueries,
    guard: "    .where('users.status', '=', 'ACTIVE')\n",
    without: '',
    tests: [MATRIX],
  },
  {
    name: 'sessions run out',
    file: sessionQueries,
    guard: "    .where('sessions.expires_at', '>', sql<Date>`now()`)\n",
    without: '',
    tests: SIGN_IN,
  },
  {
    name: 'the session cookie is out of reach for scripts',
    file: `${PLATFORM}/session/cookies.ts`,
    guard: 'reply.setCookie(this.name, token, { ...base, httpOnly: true, maxAge });',
    without: 'reply.setCookie(this.name, token, { ...base, httpOnly: false, maxAge });',
    tests: SIGN_IN,
  },
  {
    name: 'a sign-in ends in the browser that began it',
    file: `${FEATURES}/session/session.queries.ts`,
    guard: "    .where('browser_hash', '=', browserHash)\n",
    without: '',
    tests: SIGN_IN,
  },
  {
    name: 'an id_token answers our question',
    file: `${FEATURES}/session/provider.ts`,
    guard: '          expectedNonce: secrets.nonce,\n',
    without: '',
    tests: SIGN_IN,
  },
  {
    name: 'the signature of an id_token counts',
    file: `${FEATURES}/session/provider.ts`,
    guard: '        client.enableNonRepudiationChecks,\n',
    without: '',
    tests: SIGN_IN,
  },
  {
    name: 'an address must be verified to join an account',
    file: `${FEATURES}/session/signInPerson.ts`,
    guard: 'if (!identity.isEmailVerified || existing.has_identity)',
    without: 'if (existing.has_identity)',
    tests: SIGN_IN,
  },
  {
    name: 'a sign-in ends on our own pages',
    file: `${FEATURES}/session/safeReturnTo.ts`,
    guard: "if (!path.startsWith('/') || path.startsWith('//')) return '/';",
    without: '',
    tests: [`${FEATURES}/session/safeReturnTo.test.ts`],
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
    file: serve,
    guard:
      "if (!remembered.requestHash.equals(requestHash)) throw new Refused('idempotency-key-reused');",
    without: '',
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
    name: 'links are http or https',
    file: `${DOMAIN}/links.ts`,
    guard: 'return HTTP_URL.test(text) && URL.canParse(text);',
    without: 'return HTTP_URL.source.length > 0 && URL.canParse(text);',
    tests: [`${DOMAIN}/links.test.ts`, SUBMISSIONS],
  },
  {
    name: 'replies carry a content security policy',
    file: `${PLATFORM}/http/headers.ts`,
    guard: "set('content-security-policy', API_CSP);",
    without: 'void API_CSP;',
    tests: [HEADERS],
  },
  {
    name: 'private replies are not stored',
    file: `${PLATFORM}/http/headers.ts`,
    guard: "set('cache-control', 'no-store');",
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
