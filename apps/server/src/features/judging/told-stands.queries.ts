import { sql } from 'kysely';

/**
 * The stand that the notification `told` names, while it is so that nobody is there; of one that
 * names no work whether it is so of any, without saying of which.
 */
export const standOfMail = sql<{ readonly stand: string | null; readonly area: string | null }>`(
  select to_jsonb(of_stand) from (
    select case when told.params ->> 'submission_id' is not null then stands.stand end as stand,
      case when told.params ->> 'submission_id' is not null then stands.area end as area
    from stands
    join round_works as work on work.round_id = stands.round_id
      and work.submission_id = stands.submission_id and work.out_because is null
    where stands.round_id = (told.params ->> 'round_id')::int
      and stands.submission_id
        = coalesce((told.params ->> 'submission_id')::int, stands.submission_id)
      and exists (select from stand_marks join judges on judges.id = stand_marks.judge_id
        where judges.round_id = stands.round_id
          and stand_marks.submission_id = stands.submission_id and stand_marks.mark = 'nobody')
    limit 1
  ) as of_stand)`;
