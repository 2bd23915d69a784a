import { isDeepStrictEqual } from 'node:util';
import type { OwnSheet } from '@pratibha/contract/judge';
import { arrivesLate } from '@pratibha/domain/judging/ends';
import { keptInPause } from '@pratibha/domain/judging/pauses';
import {
  type CannotReason,
  missingInSheet,
  type Scores,
  type SheetForm,
  type SheetState,
  sheetErrors,
  whyNotSaveSheet,
} from '@pratibha/domain/judging/score-sheets';
import { Refused, refuse, refuseFields } from '../../platform/serve/refused.ts';
import { isFrozen } from './counted-sheets.queries.ts';
import type { JudgeContext } from './judge-context.ts';
import { findWorkToJudge, type WorkToJudgeRow } from './judged.queries.ts';
import { ownSheetView } from './judged.view.ts';
import { findRubric, holdRubricAsItIs } from './rubrics.queries.ts';
import { findSheets, lockAssignment, type SheetRow, writeSheet } from './sheets.queries.ts';

type Kept = {
  readonly form: SheetForm & { readonly version: number };
  readonly state: SheetState;
  readonly cannotBecause: CannotReason | null;
};

/**
 * Keeps what a judge fills in. Of two devices that changed the same sheet the later is refused and
 * told what is there; the same again changes nothing. What arrives after the window stands beside
 * what was there, and what is sent during a pause is kept and not sent.
 */
export async function keepSheet(
  ctx: JudgeContext,
  found: WorkToJudgeRow,
  { form, state: wanted, cannotBecause }: Kept,
): Promise<OwnSheet> {
  // It is held first and then looked at again: meanwhile it may have been taken from the judge.
  await lockAssignment(ctx.db, found.id);
  const work = await findWorkToJudge(ctx.db, ctx.actor.id, found.id);
  if (!work) throw new Refused('not-found');
  await holdRubricAsItIs(ctx.db, work.round_id);
  const rubric = await findRubric(ctx.db, work.round_id);
  const sheets = await findSheets(ctx.db, work.id);
  const before = sheets.find(({ revision }) => revision === work.revision);
  const isSaving = wanted === 'begun';
  refuse(whyNotSaveSheet({ round: work, state: before?.state ?? null, sends: !isSaving }, ctx.now));
  const state = work.paused_at === null ? wanted : keptInPause(wanted, before?.state ?? null);
  if (state === null) throw new Refused('judging-paused');
  refuseFields(wrong(sheetErrors(rubric, form)));
  if (wanted === 'sent') refuseFields(wrong(missingInSheet(rubric, form)));
  const content = {
    scores: scoresOf(form),
    comment: rubric.comment === 'none' ? '' : form.comment.trim(),
    note: form.note.trim(),
  };
  if (before && isSame(before, { ...content, state, cannotBecause })) return ownSheetView(before);
  if (form.version !== (before?.version ?? 0)) {
    throw new Refused('changed-meanwhile', before ? { kept: ownSheetView(before) } : {});
  }
  const criteria = rubric.criteria.map(({ id }) => id);
  const after = { state, scores: content.scores };
  // What was begun in time and arrives once results are frozen is late, and no refusal tells it.
  const isLate =
    (await isFrozen(ctx.db, work.round_id)) ||
    arrivesLate({ round: work, criteria, before: before ?? null, after }, ctx.now);
  const id = await writeSheet(ctx.db, {
    ...content,
    assignmentId: work.id,
    revision: work.revision,
    rubricId: rubric.id,
    isLate,
    state,
    cannotBecause,
    at: ctx.now,
    version: form.version + 1,
  });
  if (state !== 'begun') await auditSent(ctx, { id, work, before, state, isLate });
  const [written] = await findSheets(ctx.db, work.id);
  if (!written) throw new Error(`no sheet of assignment ${work.id} after it was saved`);
  return ownSheetView(written);
}

function wrong(found: ReturnType<typeof sheetErrors>) {
  return found.map(({ path, error }) => ({ pointer: path, error }));
}

/** The last level that is given for a criterion. */
function scoresOf({ scores }: SheetForm): Scores {
  return Object.fromEntries(scores.map(({ criterion_id, level }) => [criterion_id, level]));
}

function isSame(
  before: SheetRow,
  after: Pick<SheetRow, 'scores' | 'comment' | 'note' | 'state'> & Pick<Kept, 'cannotBecause'>,
): boolean {
  const { scores, comment, note, state, cannotBecause } = after;
  return isDeepStrictEqual(
    [before.scores, before.comment, before.note, before.state, before.cannot_because],
    [scores, comment, note, state, cannotBecause],
  );
}

/**
 * That it was sent or corrected, and never what it says: who reads the audit may judge here, too.
 */
async function auditSent(
  ctx: JudgeContext,
  sent: {
    readonly id: number;
    readonly work: WorkToJudgeRow;
    readonly before: SheetRow | undefined;
    readonly state: SheetState;
    readonly isLate: boolean;
  },
): Promise<void> {
  const { id, work, before, state, isLate } = sent;
  const isCorrected = before?.state === 'sent';
  await ctx.audit({
    action: state === 'cannot' ? 'sheet.cannot' : isCorrected ? 'sheet.corrected' : 'sheet.sent',
    subject: ['sheet', id],
    changes: {
      event_id: work.event_id,
      round: work.round_id,
      work: work.number,
      ...(isLate ? { late: true } : {}),
    },
  });
}
