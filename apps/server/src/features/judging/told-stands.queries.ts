import { sql } from 'kysely';

/** The stand that the notification `told` names, while it is so that nobody is there. */
export const standOfMail = sql<{ readonly stand: string; readonly area: string | null }>`(
  select to_jsonb(of_stand) from (
    select stands.stand, stands.area from stands
    join round_works as work on work.round_id = stands.round_id
      and work.submission_id = stands.submission_id and work.out_because is null
    where stands.round_id = (told.params ->> 'round_id')::int
      and stands.submission_id = (told.params ->> 'submission_id')::int
      and exists (select from stand_marks join judges on judges.id = stand_marks.judge_id
        where judges.round_id = stands.round_id
          and stand_marks.submission_id = stands.submission_id and stand_marks.mark = 'nobody')
  ) as of_stand)`;
