import { expect, test } from 'vitest';
import { choiceErrors, kindsIn, quietUntil } from './notification-choices.ts';
import { NOTIFICATION_KINDS, NOTIFICATION_RULES, type NotificationGroup } from './notifications.ts';

test('what is decided stands in the bell whatever is chosen', () => {
  const held = NOTIFICATION_KINDS.filter((kind) => NOTIFICATION_RULES[kind].isHeldBack);
  const told = [
    ...['enquiry-responded', 'results-out', 'results-corrected'],
    'result-enquiry-responded',
    ...['seat-offered', 'offer-expired', 'passed-over', 'waiting-list-closed'],
    'awaited-event-deleted',
    ...['registration-remarks-corrected', 'work-remarks-corrected'],
    ...['certificate-name-asked', 'certificates-issued', 'certificates-reissued'],
    'certificate-revoked',
  ];
  expect(kindsIn('decisions').toSorted()).toEqual([...held, ...told].toSorted());
});

test('what waits for the morning', () => {
  const waits = NOTIFICATION_KINDS.filter((kind) => NOTIFICATION_RULES[kind].canWait);
  const decided = kindsIn('decisions');
  expect(waits.toSorted()).toEqual(
    [
      // An offer may be over in the morning.
      ...decided.filter((kind) => kind !== 'seat-offered'),
      ...kindsIn('judging'),
      // Of these two are of somebody who stands there and waits.
      ...kindsIn('organising').filter((kind) => kind !== 'judge-calls' && kind !== 'guest-refused'),
      'announcement',
      'work-link',
      'work-findings',
      'submission-opens',
      'registration-opens',
    ].toSorted(),
  );
});

const NEITHER = { in_bell: { code: 'neither-bell-nor-mail' } };
const fixed = { code: 'choice-is-fixed' };
const CASES: readonly [NotificationGroup, string, object][] = [
  ['registered', 'bell mail', {}],
  ['registered', 'bell', {}],
  ['registered', 'mail', {}],
  ['registered', '', NEITHER],
  ['decisions', 'bell mail', {}],
  ['decisions', 'bell', {}],
  ['decisions', 'mail', { in_bell: fixed }],
  ['decisions', '', { in_bell: fixed }],
  ['works', 'mail', {}],
  ['works', '', NEITHER],
  ['dates', 'mail', {}],
  ['dates', '', NEITHER],
  ['announcements', 'bell', {}],
  ['announcements', '', NEITHER],
  ['judging', 'bell', {}],
  ['judging', 'mail', { in_bell: fixed }],
  ['organising', 'bell', {}],
  ['organising', 'mail', { in_bell: fixed }],
  ['account', 'bell mail', {}],
  ['account', 'bell', { by_mail: fixed }],
  ['account', 'mail', { in_bell: fixed }],
  ['account', '', { in_bell: fixed, by_mail: fixed }],
];

test.each(CASES)('%s by “%s”: %j', (group, by, errors) => {
  const choice = { in_bell: by.includes('bell'), by_mail: by.includes('mail') };
  expect(choiceErrors(group, choice)).toEqual(errors);
});

const at = (time: string) => new Date(`${time}+05:45`);

test.each([
  ['2025-07-16T07:00:00', null],
  ['2025-07-16T12:00:00', null],
  ['2025-07-16T21:59:59', null],
  ['2025-07-16T22:00:00', '2025-07-17T07:00:00'],
  ['2025-07-16T23:59:59', '2025-07-17T07:00:00'],
  ['2025-07-17T00:00:00', '2025-07-17T07:00:00'],
  ['2025-07-17T05:45:00', '2025-07-17T07:00:00'],
  ['2025-07-17T06:59:59', '2025-07-17T07:00:00'],
  ['2025-12-31T22:30:00', '2026-01-01T07:00:00'],
])('at %s it is quiet until %s', (now, until) => {
  expect(quietUntil(at(now))).toEqual(until === null ? null : at(until));
});
