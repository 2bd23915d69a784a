import { expect, test } from 'vitest';
import { zonedStart } from '../time/competition-time.ts';
import { competition, workshop } from './event-cases.ts';
import { inDisplayOrder } from './event-order.ts';

const now = zonedStart(2025, 7, 16, 10);
const named = <E extends object>(name: string, event: E) => ({ ...event, name });

test('what can be acted on comes first, the most urgent first, the ended last', () => {
  const events = [
    named('ended long ago', {
      ...workshop,
      status: 'INACTIVE' as const,
      registration_close: zonedStart(2024, 8, 8),
    }),
    named('ended lately', { ...workshop, status: 'INACTIVE' as const }),
    named('closed', { ...workshop, registration_close: zonedStart(2025, 7, 10) }),
    named('opens late', { ...workshop, registration_open: zonedStart(2025, 7, 25) }),
    named('opens soon', { ...workshop, registration_open: zonedStart(2025, 7, 17) }),
    named('works not yet', { ...competition, registration_close: zonedStart(2025, 7, 10) }),
    named('works now', {
      ...competition,
      registration_close: zonedStart(2025, 7, 10),
      submission_start: zonedStart(2025, 7, 11),
    }),
    named('open for long', competition),
    named('closes soon', { ...workshop, registration_close: zonedStart(2025, 7, 18) }),
  ];
  expect(inDisplayOrder(events, (event) => event, now).map(({ name }) => name)).toEqual([
    'closes soon',
    'open for long',
    'works now',
    'opens soon',
    'opens late',
    'works not yet',
    'closed',
    'ended lately',
    'ended long ago',
  ]);
});
