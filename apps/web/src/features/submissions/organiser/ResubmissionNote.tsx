import type { AdminEvent } from '@pratibha/contract/events';
import { ADMIN_SUBMISSIONS_WORDS } from '@pratibha/words/submissions/organiser';
import { formatDateTime, relativeTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { useNow } from '../../../data/server-clock.ts';
import type { Reviewed } from '../../reviews/reviews.tsx';
import css from './SubmissionDetails.module.css';

/** Whether those who are asked to submit again still can, and until when (R4.13). */
export function ResubmissionNote({ rows }: { readonly rows: readonly Reviewed[] }) {
  const events = useQuery({ ...read('GET /admin/events', {}), staleTime: 60_000 }).data ?? [];
  const now = useNow(60_000);
  if (now === null) return null;
  const asked = new Set(rows.map(({ eventId }) => eventId));
  return events
    .filter(({ id }) => asked.has(id))
    .map((event) => {
      const isPossible = closesAfter(event, now);
      return (
        <p key={event.id} className={isPossible ? css.possible : css.impossible}>
          {isPossible ? untilInWords(event, now) : whyNot(event)}
        </p>
      );
    });
}

function closesAfter({ status, submission_close }: AdminEvent, now: Date): boolean {
  return status === 'ACTIVE' && submission_close !== null && now < new Date(submission_close);
}

function untilInWords({ title, submission_close }: AdminEvent, now: Date): string {
  const close = new Date(submission_close ?? now);
  const { againUntil } = ADMIN_SUBMISSIONS_WORDS;
  return againUntil(title, formatDateTime(close), relativeTime(now, close));
}

function whyNot({ title, status, submission_close }: AdminEvent): string {
  const { againNever, againClosed } = ADMIN_SUBMISSIONS_WORDS;
  if (status !== 'ACTIVE' || submission_close === null) return againNever(title);
  return againClosed(title, formatDateTime(new Date(submission_close)));
}
