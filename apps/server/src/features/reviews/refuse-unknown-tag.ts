import type { SetAnswerValues } from '@pratibha/contract/set-answers';
import type { Context } from '../../platform/serve/context.ts';
import { Refused } from '../../platform/serve/refused.ts';
import type { SignedIn } from '../../platform/session/session.ts';
import { findTags } from '../desk/desk.ts';

/** Refuses a tag that is not there for this person. */
export async function refuseUnknownTag(
  ctx: Context<SignedIn>,
  { tag_id }: Pick<SetAnswerValues, 'tag_id'>,
): Promise<void> {
  if (tag_id === null) return;
  const tags = await findTags(ctx.db, ctx.actor);
  if (!tags.some(({ id }) => id === tag_id)) throw new Refused('not-found');
}
