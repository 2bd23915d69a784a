// @vitest-environment node
import type { UserEvent } from '@pratibha/contract/events';
import { expect, test } from 'vitest';
import type { Begin } from '../../data/begin.ts';
import type { AppEdition } from '../../shell/edition/edition-in-document.ts';
import { renderStudent } from './render-student.tsx';

const NOW = Date.parse('2025-07-16T10:00:00+05:45');

const edition: AppEdition = {
  siteName: 'Short',
  currency: 'Nrs.',
  footer: {
    missing: [],
    title: 'Competition',
    tagline: 'Tagline',
    blurb: 'Blurb',
    year: 2025,
    organiser: 'College',
    contact: { phone: '+977 1', email: 'a@example.test', website: 'https://example.test' },
    place: {
      name: 'College',
      address: 'Road',
      locality: 'Town',
      latitude: 27.7,
      longitude: 85.3,
      mapOnPress: false,
    },
    legal: [{ label: 'Privacy', href: '/privacy' }],
  },
  competitions: [],
  workshops: {
    opens: '2025-06-24T00:00:00+05:45',
    closes: '2025-07-18T00:00:00+05:45',
    formUrl: '/form',
    popup: { title: 'Popup title', text: 'Popup', action: 'See' },
    programme: [],
  },
};

const site: Begin['site'] = {
  now: new Date(NOW).toISOString(),
  time_zone: 'Asia/Kathmandu',
  utc_offset: '+05:45',
  demo: null,
} as unknown as Begin['site'];

function userOf(name: string): Begin['user'] {
  return {
    id: name.length,
    name,
    email: `${name}@example.test`,
    profile_pic: null,
    role: 'USER',
    is_profile_complete: true,
    is_internal: false,
    mobile: '9800000000',
    dob: '2007-04-14',
    gender: 'FEMALE',
    address: `Street of ${name}`,
    college_name: 'College',
    college_address: 'Town',
  };
}

function eventOf(name: string): UserEvent {
  return {
    id: name.length,
    title: `Event of ${name}`,
    description: 'Description',
    event_banner: null,
    event_details_url: null,
    status: 'ACTIVE',
    internal_event: false,
    requires_submission: false,
    registration_open: '2025-06-24T00:00:00+05:45',
    registration_close: '2025-08-08T00:00:00+05:45',
    submission_start: null,
    submission_close: null,
    event_date: null,
    event_questions: {},
    description_word_limit: null,
    seats_left: null,
    registration_status: null,
    submission_status: null,
  } as unknown as UserEvent;
}

/** A page of somebody whose list comes a little later than they themselves. */
function pageOf(name: string, url: string) {
  return renderStudent({
    url,
    edition,
    now: NOW,
    user: JSON.stringify(userOf(name)),
    site: JSON.stringify(site),
    read: async (key) => {
      await Promise.resolve();
      return JSON.stringify(key === 'GET /user/available/events' ? [eventOf(name)] : []);
    },
  });
}

test('two people rendered at the same time, a thousand times, never meet', async () => {
  const [mine, hers] = ['Asmita', 'Bimala'];
  for (let round = 0; round < 1000; round += 1) {
    const [one, other] = await Promise.all([
      pageOf(mine, '/user/events'),
      pageOf(hers, round % 2 === 0 ? '/user/events' : '/user/update-profile'),
    ]);
    if (
      one.html.includes(hers) ||
      other.html.includes(mine) ||
      !one.html.includes(`Event of ${mine}`)
    )
      expect.unreachable(`round ${round}`);
  }
});

test.each([
  ['/user/events', 'Events · Short', 'Event of Asmita'],
  ['/user/events/6', 'Event of Asmita · Short', 'Where you stand'],
  ['/user/event-registrations', 'My Registrations · Short', 'registered for any events'],
  ['/user/event-registrations?open=864', 'My Registrations · Short', 'was withdrawn'],
  ['/user/event-registrations?open=', 'My Registrations · Short', 'registered for any events'],
  ['/user/events?tab=ended&register=', 'Events · Short', 'No events found'],
  ['/user/work-submissions', 'Your Submissions · Short', 'submitted to any events'],
  ['/user/workshops', 'Workshops · Short', '/form'],
  ['/user/update-profile', 'Update Profile · Short', 'Street of Asmita'],
])('%s is whole', async (url, title, words) => {
  const page = await pageOf('Asmita', url);
  expect(page.title).toBe(title);
  expect(page.html).toContain(words);
  // Nothing is left to the browser, and no script is in it.
  expect(page.html).not.toMatch(/<!--\$[!?]-->|<script/);
});

test('nothing of the query is written into the page', async () => {
  const { html } = await pageOf('Asmita', '/user/events?tab=%22%3E%3Cx-query&register=7&x=x-query');
  expect(html).not.toContain('x-query');
});
