import type * as calls from '@pratibha/contract/stands';
import { whyNotGiveStands } from '@pratibha/domain/judging/manners';
import { foldedStand, standLabel } from '@pratibha/domain/judging/stands';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { holdStands, roundStands } from './round-stands.ts';
import type { RoundRow } from './rounds.queries.ts';
import { findStands, type StandRow, writeStands } from './stands.queries.ts';

/** Numbers the stands of all works of a round, or of those that have none yet. */
export const giveStands: UseCase<typeof calls.giveStands, RoundRow> = async (
  ctx,
  { body, found },
) => {
  const round = await holdStands(ctx, found.id);
  refuse(whyNotGiveStands(round, ctx.now));
  const works = await findStands(ctx.db, round.id);
  const meant = sortedBy(body.sorted, body.keeps ? works.filter(isWithout) : works);
  const given = meant.map(({ submission_id }, at) => {
    const stand = standLabel(body.prefix?.trim() || null, body.first + at);
    return { submission_id, stand, folded: foldedStand(stand), area: body.area?.trim() || null };
  });
  const kept = new Set(body.keeps ? works.map(({ folded }) => folded) : []);
  if (given.some(({ folded }) => kept.has(folded))) throw new Refused('stand-taken');
  await writeStands(ctx.db, round.id, given);
  await ctx.audit({
    action: 'round.stands-given',
    subject: ['round', round.id],
    changes: { event_id: round.event_id, works: given.length },
  });
  return roundStands(ctx, round.id);
};

const isWithout = ({ stand }: StandRow) => stand === null;

function sortedBy(sorted: 'number' | 'name', works: readonly StandRow[]): readonly StandRow[] {
  if (sorted === 'number') return works;
  const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
  return works.toSorted((one, other) => compare(one.user_name, other.user_name));
}
