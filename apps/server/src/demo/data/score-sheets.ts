import type { Chance } from '@pratibha/domain/chance';
import type { CannotReason, SheetState } from '@pratibha/domain/judging/score-sheets';
import { instantOf } from './instant.ts';

/** A row of score_sheets. */
export type DemoSheet = {
  readonly assignment_id: number;
  readonly revision: number;
  readonly rubric_id: number;
  readonly state: SheetState;
  /** Levels by the ids of their criteria. */
  readonly scores: Readonly<Record<number, number>>;
  readonly comment: string;
  readonly note: string;
  readonly cannot_because: CannotReason | null;
  readonly saved_at: Date;
  readonly sent_at: Date | null;
  readonly out_because: string | null;
  readonly version: number;
};

export type DemoHabits = {
  /** How much of their works a judge has sent, from 0 to 1. */
  readonly done: number;
  /** What they give more or less than others, as a part of the scale. */
  readonly kindness: number;
};

type Given = {
  /** In the judge's order. */
  readonly works: readonly {
    readonly assignmentId: number;
    readonly revision: number;
    /** How good it is, from 0 to 1; judges see it dimly. */
    readonly quality: number;
  }[];
  readonly criteria: readonly {
    readonly id: number;
    readonly rubric_id: number;
    readonly levels: readonly string[];
  }[];
  /** What they write; of the stories unless another is given. */
  readonly said?: DemoSaid;
};

/** What judges write for participants, by how good they find a work, and for organisers. */
export type DemoSaid = {
  readonly comments: Readonly<Record<'low' | 'middle' | 'high', readonly string[]>>;
  readonly notes: readonly string[];
};

const COMMENTS: DemoSaid['comments'] = {
  low: ['Say first what you found.', 'Name where each figure comes from.', ''],
  middle: ['Two charts would have been enough.', 'Good sources. Say more of what they mean.', ''],
  high: ['Clear to the end, and the map is beautiful.', 'I learnt something. Well told!', ''],
};

const NOTES = ['', '', '', 'One for the last round.', 'Close to what a newspaper had in May.'];
const OF_STORIES: DemoSaid = { comments: COMMENTS, notes: NOTES };

/** The sheets of one judge: those that are sent, and the next one, which is begun. */
export function demoSheets(
  chance: Chance,
  { from, until }: { readonly from: Date; readonly until: Date },
  { done, kindness }: DemoHabits,
  { works, criteria, said = OF_STORIES }: Given,
): DemoSheet[] {
  const sent = Math.round(works.length * done);
  const step = (until.getTime() - from.getTime()) / (sent + 1);
  return works.slice(0, sent === 0 ? 0 : sent + 1).map((work, nth): DemoSheet => {
    const isSent = nth < sent;
    const start = from.getTime() + nth * step;
    const saved_at = instantOf(chance, new Date(start), new Date(start + step * 0.9));
    const seen = work.quality + kindness;
    const scored = isSent ? criteria : criteria.slice(0, 2);
    return {
      ...{ assignment_id: work.assignmentId, revision: work.revision },
      rubric_id: criteria[0]?.rubric_id ?? 0,
      state: isSent ? 'sent' : 'begun',
      scores: Object.fromEntries(
        scored.map(({ id, levels }) => [id, levelOf(seen + chance.fraction() * 0.3, levels)]),
      ),
      comment: isSent ? chance.pick(said.comments[opinionOf(seen)]) : '',
      note: isSent ? chance.pick(said.notes) : '',
      ...{ cannot_because: null, out_because: null },
      ...{ saved_at, sent_at: isSent ? saved_at : null, version: scored.length },
    };
  });
}

/** The same, of a work that does not open. */
export function cannotBeJudged(sheet: DemoSheet): DemoSheet {
  const said = { state: 'cannot', cannot_because: 'does-not-open' } as const;
  return { ...sheet, ...said, scores: {}, comment: '', note: 'It asks for a password.' };
}

/** The same, which organisers do not let count. */
export function takenOut(sheet: DemoSheet): DemoSheet {
  return { ...sheet, out_because: 'It is of another work.' };
}

function levelOf(seen: number, { length }: readonly string[]): number {
  return Math.min(length, Math.max(1, Math.round(0.85 + seen * (length - 1))));
}

function opinionOf(seen: number): keyof DemoSaid['comments'] {
  return seen < 0.4 ? 'low' : seen < 0.7 ? 'middle' : 'high';
}
