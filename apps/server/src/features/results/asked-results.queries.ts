import { sql } from 'kysely';

type EnquiryOfMail = {
  readonly text: string;
  readonly response: string | null;
  /** Whether it was responded to again, of which a mail of its own tells. */
  readonly is_told_anew: boolean;
};

/** Of what was asked about a result, which the notification `told` names, as it is now. */
export const resultEnquiryOfMail = sql<EnquiryOfMail>`(
  select to_jsonb(of_enquiry) from (
    select text, response, exists (
      select from notifications as later
      where later.user_id = told.user_id and later.kind = told.kind and later.id > told.id
        and later.params @> jsonb_build_object('enquiry_id', asked.id)
    ) as is_told_anew from result_enquiries as asked
    where id = (told.params ->> 'enquiry_id')::int
  ) as of_enquiry)`;

/** How many wait in the round that the notification `told` names, as it is now. */
export const resultEnquiriesOfMail = sql<number>`(
  select to_jsonb(count(*)) from result_enquiries
  where round_id = (told.params ->> 'round_id')::int and response is null)`;

type ApprovalOfMail = {
  readonly event_title: string;
  readonly round_title: string;
  readonly by: string;
};

/**
 * Of frozen results that wait for approval as the mail is written. Nothing to who may not know of
 * them any more: no organiser of the event by now, or with a conflict.
 */
export const approvalOfMail = sql<ApprovalOfMail>`(
  select to_jsonb(of_results) from (
    select events.title as event_title, rounds.title as round_title, freezer.name as by
    from result_snapshots as snapshot
    join rounds on rounds.id = snapshot.round_id
    join events on events.id = rounds.event_id
    join users as freezer on freezer.id = snapshot.frozen_by
    join users as reader on reader.id = told.user_id
    where snapshot.id = (told.params ->> 'snapshot_id')::int
      and snapshot.thawed_at is null and snapshot.approved_at is null
      and snapshot.released_at is null
      and (reader.role in ('ADMIN', 'SUPER_ADMIN') or reader.role = 'EVENT_ADMIN' and exists (
        select from event_grants as granted where granted.user_id = reader.id
          and granted.kind = 'organise' and coalesce(granted.event_id, events.id) = events.id))
      and not exists (select from round_works as work
        join submissions as own on own.id = work.submission_id and own.user_id = reader.id
        where work.round_id = rounds.id)
      and not exists (select from round_works as work
        join conflicts on conflicts.submission_id = work.submission_id
        join judges on judges.id = conflicts.judge_id and judges.user_id = reader.id
        where work.round_id = rounds.id)
  ) as of_results)`;
