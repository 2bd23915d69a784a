import { eventKept } from '@pratibha/domain/events/event-form';
import { dayOf, zonedStart } from '@pratibha/domain/time/competition-time';
import type { Selectable } from 'kysely';
import type { Events } from '../../platform/db/types.gen.ts';
import {
  type Calendar,
  FIRST_EDITION,
  lastMinuteOf,
  SECOND_EDITION,
  startOf,
} from '../../seed/edition/calendar.ts';
import { ARCHIVED, LIVE } from './editions.ts';
import { EVERY_KIND, PITCH } from './questionnaires.ts';

type OfTheDatabase = 'id' | 'version' | 'created_at' | 'updated_at';
type NotInTheDemo = 'event_banner' | 'event_details_url' | 'competition';

/** An event, and how many registered for it and handed in work before the demo begins. */
export type DemoEvent = Omit<
  Selectable<Events>,
  OfTheDatabase | NotInTheDemo | 'event_questions'
> & {
  event_questions: object;
  registrations: number;
  submissions: number;
};

type Given = Partial<DemoEvent> &
  Pick<DemoEvent, 'title' | 'description' | 'registration_open' | 'registration_close'>;

/** Works may be handed in exactly when there are dates for it. */
function event(given: Given): DemoEvent {
  return {
    ...eventKept({}),
    edition_id: LIVE,
    kind: 'event',
    speakers: [],
    requires_submission: given.submission_start instanceof Date,
    event_questions: {},
    registrations: 0,
    submissions: 0,
    ...given,
  };
}

/** The last minute of a day, which reads better than the midnight after. */
const endOf = (year: number, month: number, day: number) => zonedStart(year, month, day, 23, 59);

/** The dates of a year of the competition; its events take place on its day. */
function competition(year: Calendar) {
  return {
    registration_open: startOf(year, year.registrationOpens),
    registration_close: lastMinuteOf(year, year.lastDayToRegister),
    submission_start: startOf(year, year.firstDayToSubmit),
    submission_close: lastMinuteOf(year, year.lastDayToSubmit),
    event_date: dayOf(startOf(year, year.eventDay)),
  };
}

const COMPETITION = competition(SECOND_EDITION);

const OF_FIRST_EDITION = {
  ...competition(FIRST_EDITION),
  edition_id: ARCHIVED,
  status: 'INACTIVE',
} as const;

/**
 * Twelve events: at the demo's beginning, 16 July 2025, every state that R4.4 knows.
 * 863 registrations and 431 submissions in all.
 */
export const DEMO_EVENTS: readonly DemoEvent[] = [
  event({
    title: 'AI & Web Design 2024',
    description:
      'The first edition. Teams built assistants, school portals and games in two categories. It is over; the works remain here for those who made them.',
    ...OF_FIRST_EDITION,
    description_word_limit: 500,
    registrations: 128,
    submissions: 116,
  }),
  event({
    title: 'Graphic Design 2024',
    description:
      'The first edition. Posters and brochures on clean air, heritage and the rivers of the valley, judged by three designers.',
    ...OF_FIRST_EDITION,
    registrations: 122,
    submissions: 107,
  }),
  event({
    title: 'Data Storytelling Contest',
    description:
      'Take public data about Nepal, find the story in it and tell it with three charts at most. Hand in a link to your page or notebook.',
    registration_open: zonedStart(2025, 5, 15),
    registration_close: endOf(2025, 6, 10),
    submission_start: zonedStart(2025, 6, 11),
    submission_close: endOf(2025, 6, 25),
    event_date: '2025-07-05',
    registrations: 142,
    submissions: 116,
  }),
  event({
    title: 'Photo Story: My Neighbourhood',
    description:
      'Five photographs and their captions that show one day where you live. Hand in a link to an album that everyone can open.',
    registration_open: zonedStart(2025, 6, 10),
    registration_close: endOf(2025, 7, 8),
    submission_start: zonedStart(2025, 7, 9),
    submission_close: endOf(2025, 7, 22),
    event_date: '2025-07-27',
    registrations: 130,
    submissions: 92,
  }),
  event({
    title: 'Mobile App Idea Pitch',
    description:
      'Three minutes, one idea, no slides needed. Register with the problem that you want to solve; the pitch video follows.',
    registration_open: zonedStart(2025, 6, 20),
    registration_close: endOf(2025, 7, 14),
    submission_start: zonedStart(2025, 7, 20),
    submission_close: endOf(2025, 7, 27),
    event_date: '2025-08-02',
    event_questions: PITCH,
    registrations: 40,
  }),
  event({
    title: 'Cyber Safety Workshop',
    description:
      'Passwords, phishing and privacy: an afternoon of live demonstrations and exercises for everybody who owns a phone.',
    registration_open: zonedStart(2025, 6, 10),
    registration_close: endOf(2025, 7, 12),
    event_date: '2025-07-19',
    ...{ starts_at: '13:00', ends_at: '16:00', venue_room: 'Auditorium' },
    registrations: 52,
  }),
  event({
    title: 'Graphic Design',
    description:
      "Say something about Nepal that words alone cannot: posters, brochures, logos, websites, apps. Printable in A4, A3 or larger at 300 DPI or more, in CMYK or RGB. Judged on originality and innovation, relevance to Nepal's issues, impact and goal alignment, visual appeal and usability.",
    ...COMPETITION,
    registrations: 70,
    ...{ starts_at: '10:00', ends_at: '16:00', venue_room: 'Hall B' },
    what_to_bring: 'Your work on paper, in A4, A3 or larger.',
  }),
  event({
    title: 'AI & Web Design',
    description:
      'Build something that works, and show why it matters, in one of two categories: AI Innovation, or Web Design & Development. Hand in the project with a README and a description of at most 500 words. Judged on innovation, technical quality and user experience.',
    ...COMPETITION,
    description_word_limit: 500,
    registrations: 82,
  }),
  event({
    title: 'Interface Design Lab',
    description:
      'Two hours at a computer with a designer beside you: from a sketch on paper to a clickable prototype. Forty seats.',
    registration_open: zonedStart(2025, 7, 1, 9),
    registration_close: endOf(2025, 7, 24),
    event_date: '2025-07-26',
    ...{ starts_at: '10:00', ends_at: '12:00', venue_room: 'Computer Lab 2' },
    capacity: 40,
    registrations: 40,
  }),
  event({
    title: 'College Hackathon Preselection',
    description:
      'For students of the college: 24 hours, mixed teams, one problem that the college itself has. The best teams go on to the inter-college round.',
    internal_event: true,
    registration_open: zonedStart(2025, 7, 5),
    registration_close: endOf(2025, 7, 30),
    submission_start: zonedStart(2025, 7, 31),
    submission_close: endOf(2025, 8, 3),
    event_date: '2025-08-05',
    registrations: 20,
  }),
  event({
    title: 'Open Source Day',
    description:
      'Make your first contribution to a project that others use. Mentors help with everything from the first clone to the review.',
    registration_open: zonedStart(2025, 7, 1),
    registration_close: endOf(2025, 7, 31),
    event_date: '2025-08-09',
    ...{ starts_at: '09:30', ends_at: '17:00', venue_room: 'Hall A' },
    what_to_bring: '- A laptop with its charger\n- An account on a site that hosts code',
    event_questions: EVERY_KIND,
    capacity: 120,
    registrations: 37,
  }),
  event({
    title: 'Line Follower Robot Race',
    description:
      'Bring a robot that follows a black line faster than all others. Kits can be borrowed for a week. Registration opens on 21 July.',
    registration_open: zonedStart(2025, 7, 21, 10),
    registration_close: endOf(2025, 8, 5),
    event_date: '2025-08-12',
    capacity: 32,
  }),
];
