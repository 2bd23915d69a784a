import { zonedStart } from '@pratibha/domain/time/competition-time';
import { createEvent, type EventValues, type Target } from './factories.ts';

/** An active class of 10 August 2025 from 10:00 to 12:00 with two seats, which open in July. */
export function createClass(
  target: Target,
  { capacity = 2, ...values }: EventValues & { capacity?: number } = {},
) {
  return createEvent(target, {
    ...{ kind: 'workshop', title: 'AI Workshop', capacity },
    ...{ event_date: '2025-08-10', starts_at: '10:00', ends_at: '12:00' },
    registration_close: zonedStart(2025, 8, 10, 10),
    ...values,
  });
}

/** Who may call what of workshops, as `ACCESS_TABLE` has it. */
export const ACCESS_OF_CLASSES: Readonly<Record<string, string>> = {
  'GET /user/workshops/classes': 'UEAS',
  'POST /user/workshops/classes/{id}/seat': 'UEAS',
  'GET /admin/workshops': 'EAS',
  'POST /admin/workshops': 'EAS',
  'PUT /admin/workshops/{id}': 'EAS',
};
