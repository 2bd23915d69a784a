import type * as calls from '@pratibha/contract/nominations';
import type { OwnNomination } from '@pratibha/contract/nominations';
import { whyNotNominate } from '@pratibha/domain/judging/nominations';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { Refused, refuse, refuseField } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { findJudgedWorks, findWorkToJudge, type JudgedRoundRow } from './judged.queries.ts';
import { lockOwnJudge } from './judges.queries.ts';
import {
  findJudgesNominations,
  findNominationTitles,
  holdNominationTitles,
  removeNomination,
  writeNomination,
} from './nominations.queries.ts';

/** What the judge nominates, of works that they still have. */
export const listOwnNominations: UseCase<typeof calls.listOwnNominations, JudgedRoundRow> = (
  ctx,
  { found },
) => ownNominations(ctx.db, found);

async function ownNominations(
  db: Kysely<DB>,
  { id, judge_id }: JudgedRoundRow,
): Promise<OwnNomination[]> {
  const titles = await findNominationTitles(db, id);
  const given = new Map(
    (await findJudgesNominations(db, judge_id)).map((row) => [row.title_id, row]),
  );
  const works = new Set((await findJudgedWorks(db, [judge_id])).map((work) => work.id));
  return titles.map(({ id: titleId, title }) => {
    const own = given.get(titleId);
    const work_id = own?.work_id ?? null;
    const isTheirs = work_id !== null && works.has(work_id);
    return {
      ...{ id: titleId, title, version: own?.version ?? 0 },
      work_id: isTheirs ? work_id : null,
      reason: isTheirs ? (own?.reason ?? '') : '',
    };
  });
}

/** Nominates a work, in the place of the one before, or none any more. */
export const saveOwnNomination: UseCase<typeof calls.saveOwnNomination, JudgedRoundRow> = async (
  ctx,
  { body, found },
) => {
  if (body.work_id !== null && body.reason === null) {
    refuseField({ pointer: '/reason', error: { code: 'reason-missing' } });
  }
  const judge = await lockOwnJudge(ctx.db, found.judge_id);
  if (!judge) throw new Refused('not-found');
  refuse(whyNotNominate({ round: found, judgeState: judge.state }, ctx.now));
  await holdNominationTitles(ctx.db, found.id);
  const titles = await findNominationTitles(ctx.db, found.id);
  const title = titles.find(({ id }) => id === body.id);
  if (!title) throw new Refused('not-found');
  const given = await findJudgesNominations(ctx.db, judge.id);
  const before = given.find(({ title_id }) => title_id === title.id);
  if (body.version !== (before?.version ?? 0)) throw new Refused('changed-meanwhile');
  const work =
    body.work_id === null ? null : await findWorkToJudge(ctx.db, ctx.actor.id, body.work_id);
  if (work === null) {
    await removeNomination(ctx.db, { titleId: title.id, judgeId: judge.id });
  } else {
    if (work?.round_id !== found.id) throw new Refused('work-not-in-round');
    await writeNomination(ctx.db, {
      ...{ title_id: title.id, judge_id: judge.id, submission_id: work.submission_id },
      ...{ reason: body.reason ?? '', saved_at: ctx.now, version: body.version + 1 },
    });
  }
  await ctx.audit({
    action: work === null ? 'judge.nomination-taken-back' : 'judge.nominated',
    subject: ['judge', judge.id],
    // Which work it is, is read by those who may read sheets.
    changes: { event_id: found.event_id, round: found.id, nomination: title.title },
  });
  return ownNominations(ctx.db, found);
};
