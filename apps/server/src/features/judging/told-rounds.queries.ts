import type { JudgeState } from '@pratibha/domain/judging/judges';
import { sql } from 'kysely';

export type RoundOfMail = {
  readonly title: string;
  readonly event_title: string;
  /** ISO 8601. */
  readonly opens_at: string;
  readonly closes_at: string;
  readonly state: JudgeState;
  /** Sheets of the judge that are not sent. */
  readonly missing: number;
};

/** Of the round that the notification `told` names, and of its person as a judge, as it is now. */
export const roundOfMail = sql<RoundOfMail>`(
  select to_jsonb(of_round) from (
    select rounds.title, events.title as event_title, rounds.opens_at,
      greatest(rounds.closes_at, judges.closes_at) as closes_at, judges.state,
      (select count(*)::int from assignments
        join round_works as work on work.round_id = assignments.round_id
          and work.submission_id = assignments.submission_id and work.out_because is null
        left join score_sheets as sheet on sheet.assignment_id = assignments.id
          and sheet.revision = work.revision and sheet.state <> 'begun'
        where assignments.judge_id = judges.id and not assignments.is_ended
          and sheet.id is null) as missing
    from judges
    join rounds on rounds.id = judges.round_id
    join events on events.id = rounds.event_id
    where rounds.id = (told.params ->> 'round_id')::int and judges.user_id = told.user_id
  ) as of_round)`;
