import type * as calls from '@pratibha/contract/certificate-names';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { notify } from '../../notifications/notifications.ts';
import { askForNames } from './asking.queries.ts';
import { namesMeant } from './names-meant.ts';

/**
 * Asks everybody who will get a certificate how their name stands on it, by bell and mail. Whoever
 * was asked before is not asked again: of two organisers at the same moment one asks nobody.
 */
export const askForCertificateNames: UseCase<typeof calls.askForCertificateNames> = async (
  ctx,
  { body },
) => {
  const meant = await namesMeant(ctx, body, '/');
  const people = await askForNames(ctx.db, meant, ctx.now);
  if (people.length > 0) {
    const params = { edition_id: meant.editionId };
    await notify(
      ctx.db,
      people.map((userId) => ({ kind: 'certificate-name-asked', params, userId, at: ctx.now })),
    );
    await ctx.audit({
      action: 'edition.names-asked',
      subject: ['edition', meant.editionId],
      changes: { event_id: meant.eventId, count: people.length },
    });
  }
  return { asked: people.length };
};
