import type * as calls from '@pratibha/contract/own-certificates';
import { nameState, sayingOf, whyNotSayName } from '@pratibha/domain/certificates/names';
import { Refused, refuse } from '../../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../../platform/serve/use-case.ts';
import { lockPerson } from '../../../platform/session/session.queries.ts';
import { issueUnderName } from './issue-under-name.ts';
import { findNameOf, lockName, type NameRow, saveName } from './names.queries.ts';
import { certificateNameView } from './own-certificates.view.ts';

/** Of an edition that asked for the name, or issued one; of any other there is nothing to say. */
export const findNameToSay: Find<typeof calls.sayCertificateName, NameRow> = (ctx, { id }) =>
  findNameOf(ctx.db, { userId: ctx.actor.id, editionId: id });

/**
 * Says how one's name stands: as the answer to the question, or as the one correction, by which
 * certificates that say another name are issued again.
 * @param origin of the product
 */
export function sayCertificateName(
  origin: string,
): UseCase<typeof calls.sayCertificateName, NameRow> {
  return async (ctx, { body: { name }, found: { edition_id: editionId } }) => {
    const of = { userId: ctx.actor.id, editionId };
    const [person] = await lockPerson(ctx.db, { id: of.userId });
    if (person?.status !== 'ACTIVE') throw new Refused('not-signed-in');
    const id = await lockName(ctx.db, of);
    const before = await findNameOf(ctx.db, of);
    if (!before) throw new Refused('not-found');
    const state = nameState(before, ctx.now);
    refuse(whyNotSayName(state));
    const saying = sayingOf(state, name, before);
    if (saying !== 'nothing') {
      await saveName(ctx.db, id, { name, at: ctx.now, isCorrection: saying === 'correction' });
      await ctx.audit({
        action: saying === 'answer' ? 'certificate-name.said' : 'certificate-name.corrected',
        subject: ['certificate-name', id],
        changes: { edition_id: editionId },
      });
      if (saying === 'correction') await issueUnderName(ctx, of, { name, origin, by: 'holder' });
    }
    const after = await findNameOf(ctx.db, of);
    const view = after && certificateNameView(after, ctx.now);
    if (!view) throw new Refused('not-found');
    return view;
  };
}
