import type { Guard } from './guard.ts';

const SERVER = 'apps/server/src';
const PLATFORM = `${SERVER}/platform`;
const FEATURES = `${SERVER}/features`;
const MATRIX = `${SERVER}/whole/access-matrix.test.ts`;
const SIGN_IN = [
  `${FEATURES}/session/sign-in.test.ts`,
  `${FEATURES}/session/sign-in-attacks.test.ts`,
  `${FEATURES}/session/session-cookies.test.ts`,
];
const LOOK_ALIKES = [`${FEATURES}/session/look-alike-letters.test.ts`];
const OWN_SESSIONS = [`${FEATURES}/people/own-sessions/own-sessions.test.ts`];
const ownSessionQueries = `${FEATURES}/people/own-sessions/own-sessions.queries.ts`;
const sessionQueries = `${PLATFORM}/session/session.queries.ts`;

/** Sign-in and sessions. */
export const SIGN_IN_GUARDS: readonly Guard[] = [
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
    guard: 'sessions.expires_at > now()\n  and ',
    without: '',
    tests: SIGN_IN,
  },
  {
    name: 'sessions run out in memory, too',
    file: `${PLATFORM}/session/session-cache.ts`,
    guard: 'if (now >= entry.endsAt || now - entry.notedAt >= this.#of.idleMs) return undefined;',
    without: 'if (now < entry.notedAt - this.#of.idleMs) return undefined;',
    tests: [`${PLATFORM}/session/session-memory.test.ts`],
  },
  {
    name: 'no remembered session counts while no notices are heard',
    file: `${PLATFORM}/session/session-cache.ts`,
    guard: 'if (!this.#notices.isListening) return undefined;',
    without: 'if (this.#notices === undefined) return undefined;',
    tests: [`${PLATFORM}/session/session-memory.test.ts`],
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
    name: 'one browser begins few sign-ins at a time',
    file: `${FEATURES}/session/session.queries.ts`,
    guard: '.offset(MOST_ATTEMPTS - 1),',
    without: '.offset(MOST_ATTEMPTS * 99),',
    tests: SIGN_IN,
  },
  {
    name: 'sign-ins that nobody finished are swept every minute',
    file: `${PLATFORM}/housekeeping.ts`,
    guard: "every('remove-expired-attempts', 60_000, removeExpiredAttempts),",
    without: "every('remove-expired-attempts', 3_600_000, removeExpiredAttempts),",
    tests: [`${PLATFORM}/housekeeping.test.ts`],
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
    name: 'a subject is printable and short',
    file: `${FEATURES}/session/identity.ts`,
    guard: "  if (!SUBJECT.test(claims.sub)) throw new SignInFailed('failed');\n",
    without: '',
    tests: SIGN_IN,
  },
  {
    name: 'an address must be verified to open or join an account',
    file: `${FEATURES}/session/sign-in-person.ts`,
    guard: "  if (!identity.isEmailVerified) throw new SignInFailed('email-unverified');\n",
    without: '',
    tests: SIGN_IN,
  },
  {
    name: 'an address that looks like another one opens no account',
    file: `${FEATURES}/session/sign-in-person.ts`,
    guard: "  if (!isPlainEmail(email)) throw new SignInFailed('email-letters');\n",
    without: '',
    tests: LOOK_ALIKES,
  },
  {
    name: 'only A to Z are small letters of an account’s address',
    file: `${FEATURES}/session/session.queries.ts`,
    guard: 'lower(email collate "C") = ',
    without: 'lower(email) = ',
    tests: LOOK_ALIKES,
  },
  {
    name: 'only A to Z are small letters where addresses are unique',
    file: 'apps/server/migrations/0010-sign-in.sql',
    guard: 'on users (lower(email collate "C"))',
    without: 'on users (lower(email))',
    tests: LOOK_ALIKES,
  },
  {
    name: 'only A to Z are small letters where addresses have rights',
    file: `${FEATURES}/session/identity.ts`,
    guard: 'const address = foldedEmail(email);',
    without: 'const address = foldedEmail(email.toLowerCase());',
    tests: LOOK_ALIKES,
  },
  {
    name: 'the settings name plain addresses only',
    file: `${SERVER}/config/config-readers.ts`,
    guard: 'const odd = list.find((entry) => !isPlainEmail(entry));',
    without: 'const odd = list.find((entry) => isPlainEmail.length === 0 || entry === name);',
    tests: [`${SERVER}/config/config.test.ts`],
  },
  {
    name: 'an account is joined once by each provider',
    file: `${FEATURES}/session/sign-in-person.ts`,
    guard: "  if (existing.has_identity) throw new SignInFailed('email-taken');\n",
    without: '',
    tests: SIGN_IN,
  },
  {
    name: 'who is deleted while signing in gets no session',
    file: `${FEATURES}/session/session.queries.ts`,
    guard: "  if (status === 'DELETED') return 'account-deleted' as const;\n",
    without: '',
    tests: SIGN_IN,
  },
  {
    name: 'a sign-in ends on our own pages',
    file: 'packages/domain/src/session/safe-return-to.ts',
    guard: "if (!path.startsWith('/') || path.startsWith('//')) return '/';",
    without: '',
    tests: ['packages/domain/src/session/safe-return-to.test.ts'],
  },
  {
    name: 'a link alone signs nobody in',
    file: `${FEATURES}/session/provider.ts`,
    guard: '      ...promptOf(this.#provider, configuration),\n',
    without: '',
    tests: SIGN_IN,
  },
  {
    name: 'a link from elsewhere signs nobody in to the demo',
    file: `${SERVER}/demo/mount-demo.ts`,
    guard: 'isFromElsewhere(request) ? null : demoEmail',
    without: 'isFromElsewhere(request) ? demoEmail(interaction.params.login_hint) : demoEmail',
    tests: [`${SERVER}/demo/demo-sign-in.test.ts`],
  },
  {
    name: 'sessions are their owner’s',
    file: ownSessionQueries,
    guard: "    .where('user_id', '=', userId)\n    .where(isLive)",
    without: "    .where('user_id', '>', userId * 0)\n    .where(isLive)",
    tests: OWN_SESSIONS,
  },
  {
    name: 'ending all others ends one’s own only',
    file: ownSessionQueries,
    guard: "    .where('user_id', '=', userId)\n    .where('token_hash', '<>', current)",
    without: "    .where('user_id', '>', userId * 0)\n    .where('token_hash', '<>', current)",
    tests: OWN_SESSIONS,
  },
  {
    name: 'the processes beside this one know of it before the reply',
    file: `${PLATFORM}/db/notices.ts`,
    guard: 'await this.#peers.broadcast({ channel, payload });',
    without: 'void this.#peers.broadcast({ channel, payload });',
    tests: [`${PLATFORM}/process/peers.test.ts`],
  },
  {
    name: 'a person has at most fifty sessions',
    file: `${PLATFORM}/session/session.ts`,
    guard: '  await deleteOldestSessions(db, userId, MOST_SESSIONS);\n',
    without: '',
    tests: OWN_SESSIONS,
  },
  {
    name: 'the session in use is spared',
    file: `${FEATURES}/people/own-sessions/end-own-session.ts`,
    guard: 'refuse(whyNotEndSession({ isCurrent: Boolean(session.is_current) }));',
    without: 'refuse(whyNotEndSession({ isCurrent: false }));',
    tests: OWN_SESSIONS,
  },
  {
    name: 'a session that was ended is forgotten at once',
    file: `${FEATURES}/people/own-sessions/end-own-session.ts`,
    guard: 'ctx.userChanged(id);',
    without: '',
    tests: OWN_SESSIONS,
  },
  {
    name: 'organisers sign out whom they may edit',
    file: `${FEATURES}/people/users/sign-out-user.ts`,
    guard: 'refuse(whyNotSignOutUser(found));',
    without: 'if (whyNotSignOutUser === undefined) refuse(null);',
    tests: [`${FEATURES}/people/users/users.sign-out.test.ts`],
  },
  {
    name: 'the way back shows nothing of a session that has ended',
    file: 'apps/web/src/shell/session/back-forward-cache.ts',
    guard: '    document.documentElement.hidden = true;\n',
    without: '',
    tests: ['apps/web/src/shell/session/back-forward-cache.test.ts'],
  },
  {
    name: 'a page of an ended session is loaded anew on the way back',
    file: 'apps/web/src/shell/session/back-forward-cache.ts',
    guard: "  window.addEventListener('pageshow', look);\n",
    without: '',
    tests: ['apps/web/src/shell/session/back-forward-cache.test.ts'],
  },
];
