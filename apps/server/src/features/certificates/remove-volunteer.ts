import type * as calls from '@pratibha/contract/volunteers';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { volunteersFor } from './enter-volunteers.ts';
import { dropVolunteer, type VolunteerRow } from './volunteers.queries.ts';

/** Takes somebody off the list of who helped. */
export const removeVolunteer: UseCase<typeof calls.removeVolunteer, VolunteerRow> = async (
  ctx,
  { found },
) => {
  await dropVolunteer(ctx.db, found.id);
  await ctx.audit({
    action: 'volunteer.removed',
    subject: ['volunteer', found.id],
    changes: { event_id: found.event_id },
  });
  return volunteersFor(ctx, { editionId: found.edition_id, eventId: found.event_id });
};
