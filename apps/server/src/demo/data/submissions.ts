import type { Chance } from '@pratibha/domain/chance';
import type { SubmissionStatus } from '@pratibha/domain/statuses';
import { DEMO_EVENTS, type DemoEvent } from './events.ts';
import { instantOf, OFFICE_HOURS } from './instant.ts';
import type { DemoPerson } from './people.ts';
import { type DemoRegistration, type DemoReview, earlier } from './registrations.ts';
import { demoWork } from './works.ts';

type DemoRevision = DemoReview & {
  revision: number;
  status: SubmissionStatus;
  work_link: string;
  demo_or_alternate_link: string | null;
  description: string;
  submitted_at: Date;
};

export type DemoSubmission = {
  id: number;
  registration: DemoRegistration;
  /** The earlier ones all had to be handed in again; the last one counts. */
  revisions: DemoRevision[];
};

const HOUR = 3_600_000;

const REMARKS: Record<Exclude<SubmissionStatus, 'PENDING'>, readonly (string | null)[]> = {
  ACCEPTED: ['Strong idea, carefully made.', 'Clear and convincing.', 'Well done!', null],
  REJECTED: [
    'The work does not answer the task.',
    'Too close to a template. Show us your own idea next time.',
    null,
  ],
  RESUBMISSION_REQUIRED: [
    'The link asks for a password. Please share it with everyone.',
    'Please add your sources.',
    'The resolution is below 300 DPI.',
    'Tell us in the description what you made yourself.',
  ],
};

/** The works handed in, by those who were not turned away. */
export function demoSubmissions(
  chance: Chance,
  registrations: readonly DemoRegistration[],
  reviewers: readonly DemoPerson[],
  now: Date,
): DemoSubmission[] {
  return DEMO_EVENTS.flatMap((event) =>
    registrations
      .filter((registration) => registration.event === event)
      .slice(0, event.submissions)
      .map((registration, index) => ({
        id: 0,
        registration,
        revisions: revisionsOf(chance, registration, reviewers, now, index + 1),
      })),
  );
}

function finalStatus(chance: Chance, event: DemoEvent, now: Date): SubmissionStatus {
  const isRunning = event.submission_close !== null && event.submission_close > now;
  if (chance.happens(isRunning ? 55 : event.status === 'INACTIVE' ? 0 : 6)) return 'PENDING';
  if (chance.happens(isRunning ? 30 : 8)) return 'RESUBMISSION_REQUIRED';
  return chance.happens(58) ? 'ACCEPTED' : 'REJECTED';
}

function revisionsOf(
  chance: Chance,
  { event }: DemoRegistration,
  reviewers: readonly DemoPerson[],
  now: Date,
  number: number,
): DemoRevision[] {
  const { submission_start: start, submission_close: close } = event;
  if (start === null || close === null) throw new Error(`${event.title} takes no works`);
  const end = earlier(close, new Date(now.getTime() - 12 * HOUR));
  const count = chance.happens(18) ? (chance.happens(20) ? 3 : 2) : 1;
  const part = (end.getTime() - start.getTime()) / count;
  const describe = demoWork(chance, event, number);
  return Array.from({ length: count }, (_, index) => {
    // Handed in during the first half of its part, sent back during the second.
    const from = start.getTime() + index * part;
    const isLast = index === count - 1;
    const submitted_at = instantOf(
      chance,
      new Date(from),
      new Date(from + part * (isLast ? 0.95 : 0.5)),
    );
    const status = isLast ? finalStatus(chance, event, now) : 'RESUBMISSION_REQUIRED';
    const latest = isLast
      ? earlier(now, new Date(submitted_at.getTime() + 96 * HOUR))
      : new Date(from + part);
    return {
      revision: index + 1,
      status,
      submitted_at,
      ...describe(index + 1),
      ...reviewOf(chance, status, submitted_at, latest, reviewers),
    };
  });
}

function reviewOf(
  chance: Chance,
  status: SubmissionStatus,
  submitted_at: Date,
  latest: Date,
  reviewers: readonly DemoPerson[],
): DemoReview {
  if (status === 'PENDING') return { review_remarks: null, reviewed_at: null, reviewer: null };
  return {
    review_remarks: chance.pick(REMARKS[status]),
    reviewed_at: instantOf(
      chance,
      new Date(submitted_at.getTime() + HOUR / 4),
      latest,
      OFFICE_HOURS,
    ),
    reviewer: chance.pick(reviewers),
  };
}
