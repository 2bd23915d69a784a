import type * as calls from '@pratibha/contract/tokens';
import { whyNotMakeToken } from '@pratibha/domain/people/tokens';
import { refuse } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { tokenHash } from '../../../platform/session/cookies.ts';
import { newApiToken } from '../../../platform/session/tokens.ts';
import { countLiveTokens, findOwnToken, insertToken } from './own-tokens.queries.ts';
import { ownTokenView } from './own-tokens.view.ts';

/** Makes a token of the person. It is in the response and nowhere else. */
export const makeToken: UseCase<typeof calls.makeToken> = async (ctx, { body }) => {
  const userId = ctx.actor.id;
  refuse(whyNotMakeToken({ live: await countLiveTokens(ctx.db, userId) }));
  const token = newApiToken();
  const id = await insertToken(ctx.db, { ...body, userId, hash: tokenHash(token) });
  const { name, scope, days } = body;
  await ctx.audit({
    action: 'token.made',
    subject: ['user', userId],
    changes: { token: id, token_name: name, scope, days },
  });
  const made = await findOwnToken(ctx.db, userId, id);
  if (!made) throw new Error(`token ${id} is not there after it was made`);
  return { token, made: ownTokenView(made) };
};
