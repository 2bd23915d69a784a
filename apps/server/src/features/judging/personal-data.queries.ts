import type { OwnData } from '@pratibha/contract/personal-data';
import type { Scores } from '@pratibha/domain/judging/score-sheets';
import { foldedEmail } from '@pratibha/domain/people/email';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { findOwnEarlierSheets } from './earlier-sheets.queries.ts';
import { eraseReasons, findOwnBallots } from './final/finals.queries.ts';
import { scoresView } from './judged.view.ts';
import { findOwnNominations } from './nominations.queries.ts';
import { eraseCalls, findOwnCalls } from './own-calls.queries.ts';
import { erasePresentations, findOwnRooms } from './own-presentations.queries.ts';
import { eraseStands, findOwnMarks, findOwnPlaces } from './own-stands.queries.ts';

type Part = Pick<OwnData, 'judging'>;

/**
 * What somebody judged. Of their own works a student is told nothing here: what was given to them
 * is not theirs before it is released.
 */
export const personalData: PersonalData<Part> = {
  tables: {
    guests: 'judging',
    guest_rooms: 'judging',
    guest_requests: 'judging',
    judges: 'judging',
    conflicts: 'judging',
    round_works: 'judging',
    assignments: 'judging',
    score_sheets: 'judging',
    earlier_sheets: 'judging',
    nominations: 'judging',
    finals: 'judging',
    final_works: 'judging',
    ballots: 'judging',
    judge_calls: 'judging',
    lifted_hints: 'judging',
    stands: 'judging',
    judge_places: 'judging',
    stand_marks: 'judging',
    presentations: 'judging',
    panel_judges: 'judging',
  },
  async subjects(db, userId) {
    const own = db.selectFrom('judges').select('id').where('user_id', '=', userId);
    return (await own.execute()).map(({ id }) => ['judge', id]);
  },
  async collect(db, { id }) {
    const rounds = await findRounds(db, id);
    const sheets = await findOwnSheets(db, id);
    const earlier = await findOwnEarlierSheets(db, id);
    const nominations = await findOwnNominations(db, id);
    const ballots = await findOwnBallots(db, id);
    const judgeCalls = await findOwnCalls(db, id);
    const places = await findOwnPlaces(db, id);
    const marks = await findOwnMarks(db, id);
    const rooms = await findOwnRooms(db, id);
    return {
      judging: rounds.map(({ judge_id, asked_at, answered_at, ...round }) => ({
        ...round,
        asked_at: asked_at.toISOString(),
        answered_at: answered_at?.toISOString() ?? null,
        last_stand: places.find((place) => place.judge_id === judge_id)?.stand ?? null,
        room: rooms.find((each) => each.judge_id === judge_id)?.room ?? null,
        said_of_stands: marks
          .filter((mark) => mark.judge_id === judge_id)
          .map(({ stand, mark, at }) => ({ stand, mark, at: at.toISOString() })),
        calls: judgeCalls
          .filter((call) => call.judge_id === judge_id)
          .map(({ line, called_at }) => ({ line, called_at: called_at.toISOString() })),
        nominations: nominations
          .filter((each) => each.judge_id === judge_id)
          .map(({ judge_id: _, saved_at, ...each }) => ({
            ...each,
            saved_at: saved_at.toISOString(),
          })),
        ballots: ballots
          .filter((ballot) => ballot.judge_id === judge_id)
          .map(({ better, other, cast_at }) => ({
            ...{ better, other, cast_at: cast_at.toISOString() },
          })),
        earlier_sheets: sheetsOf(earlier, judge_id),
        sheets: sheetsOf(sheets, judge_id),
      })),
    };
  },
  async erase(db, { id }) {
    await eraseStands(db, id);
    await erasePresentations(db, id);
    await eraseWorks(db, id);
    await eraseReasons(db, id);
    await eraseJudge(db, id);
    await eraseCalls(db, id);
  },
};

type JudgedSheet = Awaited<ReturnType<typeof findOwnSheets>>[number];

function sheetsOf(sheets: readonly JudgedSheet[], judgeId: number) {
  return sheets
    .filter((sheet) => sheet.judge_id === judgeId)
    .map(({ judge_id: _, scores, saved_at, sent_at, ...sheet }) => ({
      ...sheet,
      scores: scoresView(scores),
      saved_at: saved_at.toISOString(),
      sent_at: sent_at?.toISOString() ?? null,
    }));
}

function findRounds(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('judges')
    .innerJoin('rounds', 'rounds.id', 'judges.round_id')
    .innerJoin('events', 'events.id', 'rounds.event_id')
    .select([
      'judges.id as judge_id',
      'events.title as event_title',
      'rounds.title as round_title',
      'judges.state',
      'judges.reason',
      'judges.most_works',
      'judges.asked_at',
      'judges.answered_at',
    ])
    .where('judges.user_id', '=', userId)
    .orderBy('judges.id')
    .execute();
}

function findOwnSheets(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('score_sheets')
    .innerJoin('assignments', 'assignments.id', 'score_sheets.assignment_id')
    .innerJoin('judges', 'judges.id', 'assignments.judge_id')
    .innerJoin('round_works as work', (join) =>
      join
        .onRef('work.round_id', '=', 'assignments.round_id')
        .onRef('work.submission_id', '=', 'assignments.submission_id'),
    )
    .select([
      'judges.id as judge_id',
      'work.number',
      'score_sheets.state',
      sql<Scores>`score_sheets.scores`.as('scores'),
      'score_sheets.comment',
      'score_sheets.note',
      'score_sheets.saved_at',
      'score_sheets.sent_at',
    ])
    .where('judges.user_id', '=', userId)
    .orderBy('score_sheets.id')
    .execute();
}

/**
 * Their works leave all rounds; scores stay as numbers of an erased work, and what was written
 * goes.
 */
async function eraseWorks(db: Kysely<DB>, userId: number): Promise<void> {
  const works = db.selectFrom('submissions').select('id').where('user_id', '=', userId);
  await db
    .updateTable('round_works')
    .set({ out_because: 'erased' })
    .where('submission_id', 'in', works)
    .execute();
  await db
    .updateTable('nominations')
    .set({ reason: '' })
    .where('submission_id', 'in', works)
    .execute();
  await db
    .updateTable('earlier_sheets')
    .set({ comment: '', note: '' })
    .where('assignment_id', 'in', (eb) =>
      eb.selectFrom('assignments').select('id').where('submission_id', 'in', works),
    )
    .execute();
  const sheets = await db
    .updateTable('score_sheets')
    .set({
      ...{ comment: '', note: '' },
      // Whether it counts stays, without the words.
      out_because: sql<string | null>`case when out_because is not null then '–' end`,
    })
    .where('assignment_id', 'in', (eb) =>
      eb.selectFrom('assignments').select('id').where('submission_id', 'in', works),
    )
    .returning('id')
    .execute();
  // No entries of theirs: they are not told of them.
  await sql`select set_config('pratibha.erasing', 'on', true)`.execute(db);
  await sql`update audit set changes = changes - 'reason'
    where subject_type = 'sheet' and changes ? 'reason'
      and subject_id = any(${sheets.map(({ id }) => id)}::int[])`.execute(db);
}

/**
 * The sheets stay, of nobody; an address that was asked and never came goes with whoever has it.
 */
async function eraseJudge(db: Kysely<DB>, userId: number): Promise<void> {
  await db
    .updateTable('assignments')
    .set({ is_ended: true })
    .where('judge_id', 'in', (eb) =>
      eb.selectFrom('judges').select('id').where('user_id', '=', userId),
    )
    .where(sql<boolean>`not exists (select from score_sheets
      where score_sheets.assignment_id = assignments.id and score_sheets.state = 'sent')`)
    .execute();
  await db
    .updateTable('judges')
    .set({ reason: null, state: 'ended' })
    .where('user_id', '=', userId)
    .execute();
  const person = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!person) return;
  await db.deleteFrom('judges').where('email', '=', foldedEmail(person.email)).execute();
}
