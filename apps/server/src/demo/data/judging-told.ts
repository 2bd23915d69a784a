import type { DemoDecision } from './decisions.ts';
import type { DemoJudging } from './judging.ts';
import type { DemoTold } from './notifications.ts';
import type { DemoPerson } from './people.ts';

const HOUR = 3_600_000;

/** What whoever judges was told of it. */
export function toldOfJudging({ rounds, judges }: DemoJudging): DemoTold[] {
  return judges.map(({ round_id, person, asked_at: at }) => {
    const event_id = rounds.find(({ id }) => id === round_id)?.event_id ?? 0;
    return {
      kind: 'judging-asked',
      params: { event_id, round_id, at: at.toISOString() },
      person,
      at,
    };
  });
}

type Subject = readonly [type: 'round' | 'judge' | 'sheet' | 'guest' | 'results', id: number];

/** @param actor null: a guest */
export function done(
  at: Date,
  actor: DemoPerson | null,
  action: string,
  [subject_type, subject_id]: Subject,
  changes: object,
): DemoDecision {
  const by = { actor_id: actor?.id ?? null, actor_role: actor?.role ?? null };
  return { id: 0, at, ...by, action, subject_type, subject_id, changes: { ...changes } };
}

/** What the audit tells of judging: never what a sheet says. */
export function auditOfJudging(judging: DemoJudging, organiser: DemoPerson): DemoDecision[] {
  const { rounds, works, judges, assignments, added_at, asked_at, opened_at } = judging;
  const added = rounds.map(({ id, event_id, title }) =>
    done(added_at, organiser, 'round.added', ['round', id], { title: [null, title], event_id }),
  );
  const { id, event_id } = judging.rounds[0];
  const ofRound = (at: Date, action: string, changes: object) =>
    done(at, organiser, action, ['round', id], { event_id, ...changes });
  return [
    ...added,
    ofRound(asked_at, 'round.judges-asked', { judges: judges.length }),
    ...judges.map((judge) =>
      done(judge.answered_at, judge.person, 'judge.accepted', ['judge', judge.id], {
        ...{ event_id, round: id, most_works: null },
      }),
    ),
    ofRound(opened_at, 'round.opened', { works: works.length }),
    ofRound(opened_at, 'round.assigned', { sheets: assignments.length }),
    ...auditOfSheets(judging, organiser),
  ];
}

function auditOfSheets(
  { rounds: [round], works, judges, assignments, sheets }: DemoJudging,
  organiser: DemoPerson,
): DemoDecision[] {
  const numbers = new Map(works.map((work) => [work.submission_id, work.number]));
  return sheets.flatMap(({ id, assignment_id, state, sent_at, out_because: reason }) => {
    const given = assignments.find((row) => row.id === assignment_id);
    const judge = judges.find((row) => row.id === given?.judge_id);
    if (!given || !judge || sent_at === null) return [];
    const work = numbers.get(given.submission_id);
    const of = { event_id: round.event_id, round: round.id, work };
    const sent = done(sent_at, judge.person, `sheet.${state}`, ['sheet', id], of);
    if (reason === null) return [sent];
    const later = new Date(sent_at.getTime() + HOUR);
    const out = done(later, organiser, 'sheet.taken-out', ['sheet', id], { ...of, reason });
    return [sent, out];
  });
}
