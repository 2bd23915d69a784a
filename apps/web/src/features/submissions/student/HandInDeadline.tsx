import type { UserSubmission } from '@pratibha/contract/submissions';
import { useQuery } from '@tanstack/react-query';
import { eventsQuery } from '../../../data/queries.ts';
import { Deadline } from './Deadline.tsx';

/** Whether the organisers sent this work back and the person may hand it in again now. */
export function mayResubmit(submission: UserSubmission): boolean {
  const { submission_status, resubmission_refusal } = submission;
  return submission_status === 'RESUBMISSION_REQUIRED' && resubmission_refusal === null;
}

/** Until when a work that was sent back can be handed in again; nothing for any other. */
export function HandInDeadline({ submission }: { readonly submission: UserSubmission }) {
  const events = useQuery(eventsQuery());
  if (!mayResubmit(submission)) return null;
  const event = events.data?.find(({ id }) => id === submission.event_id);
  return <Deadline close={event?.submission_close ?? null} />;
}
