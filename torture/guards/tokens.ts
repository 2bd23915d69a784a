import type { Guard } from './guard.ts';

const SERVER = 'apps/server/src';
const admission = `${SERVER}/platform/serve/admission.ts`;
const queries = `${SERVER}/platform/session/tokens.queries.ts`;
const MIGRATION = 'apps/server/migrations/0022-api-tokens.sql';
const MATRIX = `${SERVER}/whole/access-matrix.test.ts`;
const WHOLE = [`${SERVER}/whole/tokens.test.ts`];
const OWN_TOKENS = [`${SERVER}/features/people/own-tokens/own-tokens.test.ts`];

/** Tokens for programs. */
export const TOKEN_GUARDS: readonly Guard[] = [
  {
    name: 'a token does less than its person',
    file: admission,
    guard: '    refuse(whyNotByToken(actor.token.scope, { action: endpoint.access, isChange }));\n',
    without: '',
    tests: [MATRIX],
  },
  {
    name: 'a wrong token is none of a visitor',
    file: admission,
    guard: "bearerOf(request) !== null) throw new Refused('token-not-valid')",
    without: "bearerOf(request) === '') throw new Refused('token-not-valid')",
    tests: WHOLE,
  },
  {
    name: 'a token counts before a cookie',
    file: `${SERVER}/platform/session/session.ts`,
    guard: '  if (bearer !== null) return isApiToken(bearer) ? holderOf(tokens, bearer) : null;\n',
    without: '  if (bearer !== null && isApiToken(bearer)) return holderOf(tokens, bearer);\n',
    tests: WHOLE,
  },
  {
    name: 'a token that was ended opens nothing',
    file: queries,
    guard: 'api_tokens.ended_at is null\n  and ',
    without: '',
    tests: OWN_TOKENS,
  },
  {
    name: 'tokens run out',
    file: queries,
    guard: '\n  and api_tokens.expires_at > now())',
    without: ')',
    tests: OWN_TOKENS,
  },
  {
    name: 'a token ends with role and account',
    file: MIGRATION,
    guard: 'when (old.role <> new.role or old.status <> new.status)',
    without: 'when (false)',
    tests: OWN_TOKENS,
  },
  {
    name: 'other processes hear of the end of a token',
    file: MIGRATION,
    guard: "  perform pg_notify('sessions', encode(old.token_hash, 'hex'));\n",
    without: '',
    tests: OWN_TOKENS,
  },
  {
    name: 'a person has so many tokens, also where two are made at once',
    file: `${SERVER}/features/people/own-tokens/own-tokens.queries.ts`,
    guard:
      '  await sql`select pg_advisory_xact_lock(hashtextextended(${`tokens ${userId}`}, 0))`.execute(db);\n',
    without: '',
    tests: OWN_TOKENS,
  },
  {
    name: 'tokens come back ended by a restore',
    file: `${SERVER}/platform/db/backup/restore.ts`,
    guard: '      await endTokens(client);\n',
    without: '',
    tests: [`${SERVER}/platform/db/backup/restored-sessions.test.ts`],
  },
];
