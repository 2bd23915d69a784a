import {
  LONGEST_TOKEN_NAME,
  TOKEN_DAYS,
  TOKEN_SCOPES,
  tokenErrors,
} from '@pratibha/domain/people/tokens';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { form, idOut, idParams, instantOut, shaped, text } from './values.ts';

export const tags = { Tokens: 'What opens the API to programs, in the name of an organiser.' };

/** By these letters a token is known as one of this product, wherever it turns up. */
export const TOKEN_PREFIX = 'pratibha_';

/** A token of oneself. What was shown when it was made is never told again, nor its hash. */
export const ownToken = z.object({
  id: idOut,
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES).describe('write: it may read and change'),
  made_at: instantOut,
  expires_at: instantOut,
  last_used_at: instantOut.nullable().describe('To within a minute; null: not used yet'),
  ended_at: instantOut
    .nullable()
    .describe('When it was ended, by hand or because its person is no longer what they were'),
  is_live: z.boolean().describe('Whether it opens anything'),
});
export type OwnToken = z.infer<typeof ownToken>;

const ownTokens = z
  .array(ownToken)
  .describe('Live ones first, then the newest; what is over is told for 30 days more');

/** The form of a new token. */
export const tokenInput = form(
  z.strictObject({
    name: text(LONGEST_TOKEN_NAME, 'required'),
    scope: z.enum(TOKEN_SCOPES),
    days: shaped(
      z.number().default(TOKEN_DAYS.usual),
      { type: 'integer', minimum: 1, maximum: TOKEN_DAYS.most },
      'How long it lives',
    ),
  }),
  tokenErrors,
).transform(({ name, ...rest }) => ({ ...rest, name: name.trim() }));

/** A token that was made: the only response that holds it. */
export const newToken = z.object({
  token: z.string().describe('Shown once: send it as `Authorization: Bearer …`'),
  made: ownToken,
});
export type NewToken = z.infer<typeof newToken>;

export const listOwnTokens = endpoint({
  method: 'GET',
  path: '/user/tokens',
  summary: 'The tokens by which programs act in one’s name',
  tag: 'Tokens',
  access: 'tokens.own',
  response: ownTokens,
  problems: [],
});

/** Takes no Idempotency-Key: its response would be kept, and with it the token. */
export const makeToken = endpoint({
  method: 'POST',
  path: '/user/tokens',
  summary: 'Make a token, which is shown once',
  tag: 'Tokens',
  access: 'tokens.own',
  body: tokenInput,
  maxBodyKiB: 16,
  response: newToken,
  status: 201,
  holdsSecrets: true,
  problems: ['too-many-tokens'],
});

export const endOwnToken = endpoint({
  method: 'DELETE',
  path: '/user/tokens/{id}',
  summary: 'End a token of oneself at once; answers all that are told of',
  tag: 'Tokens',
  access: 'tokens.own',
  params: idParams,
  response: ownTokens,
  problems: [],
});
