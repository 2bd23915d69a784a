import { ANNOUNCEMENT_STATES } from '@pratibha/domain/announcements/announcements';
import { SEARCH_LIMITS, thingNamed } from '@pratibha/domain/search/search';
import {
  EVENT_STATUSES,
  REGISTRATION_STATUSES,
  SUBMISSION_STATUSES,
  USER_STATUSES,
} from '@pratibha/domain/statuses';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idOut } from './values.ts';

export const tags = {
  'Admin: search': 'Everything that an organiser may look at, by words or by number.',
};

const TITLE = { examples: ['Graphic Design'] };
const PERSON = { examples: ['Nima Sherpa'] };

/** A person who was found; none for who may not look at people. */
export const foundPerson = z.object({
  id: idOut,
  name: z.string().meta(PERSON),
  email: z.string().meta({ examples: ['nima@example.test'] }),
  college: z.string().nullable(),
  status: z.enum(USER_STATUSES),
});

export const foundEvent = z.object({
  id: idOut,
  title: z.string().meta(TITLE),
  status: z.enum(EVENT_STATUSES),
});

const ofEvent = {
  id: idOut,
  person: z.string().meta(PERSON),
  event_title: z.string().meta(TITLE),
};
export const foundRegistration = z.object({ ...ofEvent, status: z.enum(REGISTRATION_STATUSES) });
export const foundSubmission = z.object({ ...ofEvent, status: z.enum(SUBMISSION_STATUSES) });

export const foundAnnouncement = z.object({
  id: idOut,
  subject: z.string().meta({ examples: ['Bring your laptop'] }),
  state: z.enum(ANNOUNCEMENT_STATES),
});

/** What was found, of each kind the likeliest first. */
export const foundThings = z.object({
  people: z.array(foundPerson),
  events: z.array(foundEvent),
  registrations: z.array(foundRegistration),
  submissions: z.array(foundSubmission),
  announcements: z.array(foundAnnouncement),
});
export type FoundThings = z.infer<typeof foundThings>;

export const searchEverything = endpoint({
  method: 'GET',
  path: '/admin/search',
  summary: `Whatever one may look at, by number, or by words that are all found: ${SEARCH_LIMITS.ofKind} of each kind at most`,
  tag: 'Admin: search',
  access: 'search.read',
  query: z.strictObject({
    q: z
      .string()
      .trim()
      .max(SEARCH_LIMITS.most)
      .optional()
      .describe('Words, or a number; less than two characters find nothing, unless it is one'),
    things: z
      .string()
      .max(400)
      .regex(/^[a-z]+-[1-9]\d{0,9}(?:,[a-z]+-[1-9]\d{0,9}){0,9}$/)
      .transform((text) => text.split(',').flatMap((name) => thingNamed(name) ?? []))
      .optional()
      .meta({ examples: ['person-12,event-3'] })
      .describe(
        `In place of words: things by name, as person-12,event-3, at most ${SEARCH_LIMITS.recent}`,
      ),
  }),
  response: foundThings,
  problems: [],
});
