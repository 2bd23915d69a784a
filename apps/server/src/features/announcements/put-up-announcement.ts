import type * as calls from '@pratibha/contract/announcement-strips';
import { whyNotShowStrip } from '@pratibha/domain/announcements/strips';
import { refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { lockStripOf, type StripRow, writeStrip } from './strips.queries.ts';
import { stripView } from './strips.view.ts';

export const findAnnouncementToPutUp: Find<typeof calls.putUpAnnouncement, StripRow> = (
  ctx,
  { id },
) => lockStripOf(ctx.db, id);

/**
 * Lets it stand above the events for a time, or takes it down. Nothing happens at either instant:
 * they are compared.
 */
export const putUpAnnouncement: UseCase<typeof calls.putUpAnnouncement, StripRow> = async (
  ctx,
  { body: { strip }, found },
) => {
  const strip_from = strip && new Date(strip.from);
  const strip_until = strip && new Date(strip.until);
  if (strip_until !== null) {
    refuse(whyNotShowStrip({ state: found.state, until: strip_until }, ctx.now));
  }
  await writeStrip(ctx.db, found.id, { strip_from, strip_until });
  await ctx.audit({
    action: strip === null ? 'announcement.taken-down' : 'announcement.put-up',
    subject: ['announcement', found.id],
    changes: {
      strip_from: [found.strip_from, strip_from],
      strip_until: [found.strip_until, strip_until],
    },
  });
  return stripView({ strip_from, strip_until });
};
