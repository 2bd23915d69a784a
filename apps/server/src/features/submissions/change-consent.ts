import type * as calls from '@pratibha/contract/consents';
import { afterSaying, changesBySaying, NO_CONSENT } from '@pratibha/domain/submissions/consents';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { lockPerson } from '../../platform/session/session.queries.ts';
import { findConsent, lockOwnWork, writeConsent } from './consents.queries.ts';
import { consentView } from './consents.view.ts';

type Own = { readonly id: number };

/** The person first and then their work, as an erasure locks them. */
export const findWorkToSay: Find<typeof calls.changeConsent, Own> = async (ctx, { id }) => {
  await lockPerson(ctx.db, { id: ctx.actor.id });
  return lockOwnWork(ctx.db, ctx.actor.id, id);
};

/**
 * Says whether the work may be shown and its student be named with it, at any time: whatever became
 * of the event or of the work. Said again it stays said, with its first instant.
 */
export const changeConsent: UseCase<typeof calls.changeConsent, Own> = async (
  ctx,
  { body, found },
) => {
  const row = await findConsent(ctx.db, found.id);
  const before = row ?? NO_CONSENT;
  const changes = changesBySaying(before, body);
  if (row !== undefined && Object.keys(changes).length === 0) return consentView(found.id, row);
  const after = afterSaying(before, body);
  const saying = { submissionId: found.id, userId: ctx.actor.id, at: ctx.now };
  await writeConsent(ctx.db, saying, after);
  ctx.resultsChanged();
  await ctx.audit({
    action: 'submission.consent-changed',
    subject: ['submission', found.id],
    changes,
  });
  return consentView(found.id, { ...after, said_at: ctx.now });
};
