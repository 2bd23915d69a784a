import type * as calls from '@pratibha/contract/nominations';
import type { RoundNominations } from '@pratibha/contract/nominations';
import { whyNotChangeTitles } from '@pratibha/domain/judging/nominations';
import { filesByEvent } from '../../platform/lists/export-files.ts';
import { columnOf } from '../../platform/lists/export-table.ts';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { findHiddenWorks } from './hidden-works.queries.ts';
import {
  findNominations,
  findNominationTitles,
  lockNominationTitles,
  type NominationRow,
  writeNominationTitles,
} from './nominations.queries.ts';
import { hasUnsentSheets } from './round-details.ts';
import { lockRound, type RoundRow, touchRound } from './rounds.queries.ts';

/** Who nominated what; to judges with sheets to send for what alone. */
export const listNominations: UseCase<typeof calls.listNominations, RoundRow> = (ctx, { found }) =>
  nominationsView(ctx, found.id);

async function nominationsView(ctx: Context, roundId: number): Promise<RoundNominations> {
  const titles = await findNominationTitles(ctx.db, roundId);
  const isJudging = await hasUnsentSheets(ctx, roundId);
  const rows = isJudging ? null : await findShown(ctx, roundId);
  return {
    titles: titles.map(({ id, title }) => ({ id, title })),
    nominations:
      rows?.map(({ submission_id: _, title: __, saved_at, ...row }) => ({
        ...row,
        saved_at: saved_at.toISOString(),
      })) ?? null,
  };
}

/** Nothing of works with which the person has a conflict. */
async function findShown({ db, actor }: Context, roundId: number): Promise<NominationRow[]> {
  const hidden = await findHiddenWorks(db, roundId, actor.id);
  return (await findNominations(db, roundId)).filter(
    ({ submission_id }) => !hidden.has(submission_id),
  );
}

/** Says for what works may be nominated. */
export const saveNominationTitles: UseCase<typeof calls.saveNominationTitles, RoundRow> = async (
  ctx,
  { body: { version, titles }, found },
) => {
  const round = await lockRound(ctx.db, found.id);
  if (!round) throw new Refused('not-found');
  if (version !== undefined && version !== round.version) throw new Refused('changed-meanwhile');
  await lockNominationTitles(ctx.db, round.id);
  const before = await findNominationTitles(ctx.db, round.id);
  const used = before.filter(({ is_used }) => is_used).map(({ id }) => id);
  refuse(whyNotChangeTitles({ round, used, after: { titles }, now: ctx.now }));
  await writeNominationTitles(ctx.db, round.id, titles);
  await touchRound(ctx.db, round.id);
  await ctx.audit({
    action: 'round.nominations-saved',
    subject: ['round', round.id],
    changes: {
      event_id: round.event_id,
      nominations: [before, titles].map((all) => all.map(({ title }) => title.trim()).join(', ')),
    },
  });
  return nominationsView(ctx, round.id);
};

/** The nominations of a round as CSV. */
export const exportNominations: UseCase<typeof calls.exportNominations, RoundRow> = async (
  ctx,
  { found },
) => {
  if (await hasUnsentSheets(ctx, found.id)) throw new Refused('own-sheets-unsent');
  const rows = await findShown(ctx, found.id);
  const event = { id: found.event_id, title: found.event_title };
  return filesByEvent(ctx, 'nominations', [event], () => ({
    columns: [
      columnOf('nomination', ({ title }: NominationRow) => title),
      columnOf('work', ({ number }: NominationRow) => number),
      columnOf('submitted_by', ({ user_name }: NominationRow) => user_name),
      columnOf('judge', ({ judge_name }: NominationRow) => judge_name),
      columnOf('reason', ({ reason }: NominationRow) => reason),
      columnOf('counts', ({ counts }: NominationRow) => counts),
      columnOf('saved_at', { at: ({ saved_at }: NominationRow) => saved_at }),
    ],
    rows: all(rows),
  }));
};

async function* all(rows: readonly NominationRow[]) {
  yield* rows;
}
