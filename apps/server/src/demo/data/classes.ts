import { zonedStart } from '@pratibha/domain/time/competition-time';
import { beginsAt } from '@pratibha/domain/workshops/class-hours';
import { LIVE } from './editions.ts';

/** Numbers far from those of events, which go on being counted as if there were no classes. */
const FIRST = 900_001;

const of = (day: number, starts_at: string, ends_at: string) => {
  const event_date = `2025-08-${day}`;
  return {
    event_date,
    starts_at,
    ends_at,
    registration_close: beginsAt({ event_date, starts_at }),
  };
};

const CLASSES = [
  {
    title: 'AI Workshop',
    description: 'Prompts, small models, and what to check in what they say. Bring a laptop.',
    ...of(10, '10:00', '12:00'),
    ...{ venue_room: 'Lab 2', speakers: ['Sarita Thapa'], capacity: 30 },
  },
  {
    title: 'AI Workshop',
    description: 'The same once more, for those who cannot come on the tenth.',
    ...of(11, '10:00', '12:00'),
    ...{ venue_room: 'Lab 2', speakers: ['Sarita Thapa'], capacity: 30 },
  },
  {
    title: 'Graphic Design Workshop',
    description: 'From a blank page to a poster that can be read from across the road.',
    ...of(10, '11:00', '14:00'),
    ...{ venue_room: 'Lab 3', speakers: ['Nabin Lama', 'Puja Rai'], capacity: 24 },
  },
];

/** Two workshops with three classes, of which two are at the same time. */
export const DEMO_CLASSES = CLASSES.map((each, index) => ({
  ...each,
  id: FIRST + index,
  edition_id: LIVE,
  kind: 'workshop',
  ...{ status: 'ACTIVE', internal_event: false, requires_submission: false },
  ...{ works_once: false, holds_decisions: false, takes_enquiries: false },
  event_questions: {},
  registration_open: zonedStart(2025, 7, 1),
  ...{ created_at: zonedStart(2025, 7, 1), updated_at: zonedStart(2025, 7, 1), version: 1 },
}));
