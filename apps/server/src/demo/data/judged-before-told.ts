import type { DemoDecision } from './decisions.ts';
import { BEFORE, type BeforeFacts, type JudgedBefore } from './judged-before.ts';
import { done } from './judging-told.ts';

/** What the audit tells of the year before: never what a sheet says. */
export function auditOfBefore(
  all: JudgedBefore,
  { organiser, approver }: Pick<BeforeFacts, 'organiser' | 'approver'>,
): DemoDecision[] {
  return all.flatMap(({ round, guests, judges, works, assignments, sheets, snapshot }) => {
    const { event_id, id, title } = round;
    const of = { event_id, round: id };
    const organised = (at: Date, action: string, changes: object) =>
      done(at, organiser, action, ['round', id], { event_id, ...changes });
    const numbers = new Map(works.map((work) => [work.submission_id, work.number]));
    const byAssignment = new Map(assignments.map((row) => [row.id, row]));
    const byJudge = new Map(judges.map((judge) => [judge.id, judge]));
    const settled = { ...of, number: snapshot.number, sha256: snapshot.sha256 };
    return [
      organised(BEFORE.added, 'round.added', { title: [null, title] }),
      ...guests.map((guest) =>
        done(BEFORE.added, organiser, 'guest.added', ['guest', guest.id], of),
      ),
      organised(BEFORE.opened, 'round.opened', { works: works.length }),
      organised(BEFORE.opened, 'round.assigned', { sheets: assignments.length }),
      ...sheets.map((sheet) => {
        const given = byAssignment.get(sheet.assignment_id);
        const judge = byJudge.get(given?.judge_id ?? 0);
        const work = numbers.get(given?.submission_id ?? 0);
        const sent = done(
          sheet.saved_at,
          judge?.person ?? null,
          'sheet.sent',
          ['sheet', sheet.id],
          {
            ...{ ...of, work },
          },
        );
        return judge?.guest_id ? { ...sent, guest_id: judge.guest_id } : sent;
      }),
      done(BEFORE.frozen, organiser, 'results.frozen', ['results', snapshot.id], settled),
      done(BEFORE.approved, approver, 'results.approved', ['results', snapshot.id], settled),
      done(BEFORE.approved, organiser, 'results.released', ['results', snapshot.id], {
        ...{ ...settled, at: BEFORE.released.toISOString() },
      }),
    ];
  });
}
