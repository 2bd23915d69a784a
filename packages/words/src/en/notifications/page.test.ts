import { NOTIFICATION_KINDS } from '@pratibha/domain/notifications/notifications';
import { expect, test } from 'vitest';
import { notificationSentence } from './page.ts';

const TOLD = {
  event_title: 'Graphic Design',
  decision: null,
  revision: null,
  answer_until: null,
  date: null,
  account_changes: [],
  role: null,
  announcement: null,
  edition: null,
  people: 2,
  events: 1,
} as const;

const OF_NO_EVENT: readonly string[] = [
  'account-changed',
  'announcement',
  'publication-waits',
  'announcement-waits',
  'certificate-name-asked',
];

test.each(NOTIFICATION_KINDS.filter((kind) => !OF_NO_EVENT.includes(kind)))(
  '%s names the event',
  (kind) => {
    expect(notificationSentence({ ...TOLD, kind })).toMatch(/Graphic Design.*\.$/);
  },
);

test.each([
  [
    { kind: 'registration-decided', decision: 'REJECTED' },
    'Your registration for Graphic Design was rejected.',
  ],
  [
    { kind: 'registration-decided', decision: 'SHORTLISTED' },
    'You are shortlisted for Graphic Design.',
  ],
  [
    { kind: 'registration-decided', decision: 'SHORTLISTED', answer_until: '2025-07-30' },
    'You are shortlisted for Graphic Design. The organisers ask you something: please answer until 30 July 2025.',
  ],
  [{ kind: 'work-received', revision: 1 }, 'Your work for Graphic Design has arrived.'],
  [{ kind: 'work-received', revision: 3 }, 'Your work for Graphic Design has arrived: version 3.'],
  [{ kind: 'work-decided', decision: 'ACCEPTED' }, 'Your work for Graphic Design was accepted.'],
  [
    { kind: 'submission-closes-soon', date: '2025-08-15T18:14:00Z' },
    'Graphic Design closes soon: hand in by 15 August 2025, 23:59 NPT.',
  ],
  [
    { kind: 'account-changed', account_changes: ['role', 'internal'], role: 'EVENT_ADMIN' },
    'Your role is now event admin. An organiser changed whether you are of this college.',
  ],
  [
    { kind: 'work-findings' },
    'A file of your work for Graphic Design does not meet what is asked for. Please look at it.',
  ],
  [{ kind: 'judging-asked' }, 'You are asked to judge works of Graphic Design.'],
  [{ kind: 'judge-calls' }, 'A judge calls an organiser: Graphic Design.'],
  [{ kind: 'sheets-missing' }, 'Score sheets of yours are missing for Graphic Design.'],
  [{ kind: 'nobody-at-stand' }, 'Three judges found nobody at a stand of Graphic Design.'],
  [
    { kind: 'seat-offered', date: '2025-07-16T04:17:00Z' },
    'A place for Graphic Design is held for you until 16 July 2025, 10:02 NPT.',
  ],
  [{ kind: 'seat-free' }, 'A place for Graphic Design is free: whoever registers first gets it.'],
  [{ kind: 'results-out' }, 'The results of Graphic Design are out.'],
  [
    { kind: 'rows-left-to-nobody' },
    'Whoever had rows of Graphic Design works there no more: they are nobody’s now.',
  ],
  [{ kind: 'note-mentions' }, 'A note mentions you: Graphic Design.'],
  [{ kind: 'note-mentions', event_title: null }, 'A note on a person mentions you.'],
  [{ kind: 'approval-waits' }, 'Frozen results wait for your approval: Graphic Design.'],
  [
    { kind: 'result-enquiries-wait' },
    'Questions about results wait for an answer: Graphic Design.',
  ],
  [
    { kind: 'result-enquiry-responded' },
    'The organisers answered your question about your result: Graphic Design.',
  ],
  [
    { kind: 'results-corrected' },
    'The results of Graphic Design were corrected: the awards of your work are others now.',
  ],
  [
    { kind: 'presentation-time', date: '2025-07-16T04:17:00Z' },
    'You present your work for Graphic Design: 16 July 2025, 10:02 NPT.',
  ],
  [
    { kind: 'awaited-event-deleted' },
    'Graphic Design was deleted, so no place of it is offered. You keep yours in line should it come back.',
  ],
  [
    { kind: 'certificate-name-asked', edition: '2025' },
    'How does your name stand on your certificate of 2025? Please say so.',
  ],
  [{ kind: 'certificates-issued' }, 'Your certificate is here: Graphic Design.'],
  [
    { kind: 'certificates-issued', event_title: null, edition: '2025' },
    'Your certificate is here: 2025.',
  ],
  [
    { kind: 'certificates-reissued' },
    'Your certificate was issued again, and takes the place of the one before: Graphic Design.',
  ],
  [
    { kind: 'certificate-revoked' },
    'A certificate of yours does not count any more: Graphic Design.',
  ],
  [
    { kind: 'guest-refused' },
    'Another device tried to judge by a link that is in use: Graphic Design.',
  ],
  [{ kind: 'announcement', announcement: 'The hall has moved' }, 'The hall has moved'],
  [
    { kind: 'account-changed', account_changes: ['name', 'email'] },
    'An organiser corrected your name. An organiser corrected your e-mail address.',
  ],
  [
    { kind: 'publication-waits', edition: '2026' },
    'The edition of 2026 was not published at its time. It waits for an organiser.',
  ],
  [
    { kind: 'announcement-waits', announcement: 'The hall has moved' },
    '“The hall has moved” was not sent at its time. It waits for an organiser.',
  ],
] as const)('%j', (told, sentence) => {
  expect(notificationSentence({ ...TOLD, ...told })).toBe(sentence);
});
