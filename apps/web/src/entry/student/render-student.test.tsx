// @vitest-environment node
import type { UserEvent } from '@pratibha/contract/events';
import type { JudgedRoundDetails, WorkToJudge } from '@pratibha/contract/judge';
import type { RoundStanding } from '@pratibha/contract/judge-at-work';
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

const SHEET_SAID = 'Clear to the end';
const at = (day: number) => `2025-07-${day}T04:15:00.000Z`;

function roundOf(name: string, values: Partial<JudgedRoundDetails> = {}): JudgedRoundDetails {
  const levels = ['Nothing of it', `Outstanding for ${name}`];
  const idea = { id: 5, title: 'Idea', meaning: '', weight: 1, share: 100, levels };
  const own = { id: 8, number: 1, scores: [], presented: null };
  return {
    ...{ id: 4, event_title: `Race of ${name}`, title: 'Final', state: 'open', is_blind: true },
    names_judges: false,
    ...{ opens_at: at(10), closes_at: at(20), minutes_per_work: 10, manner: 'remote' },
    ...{ judge_state: 'accepted', most_works: null, works: 12, sent: 4, has_tried: true },
    ...{ in_training: false, works_listed: [{ ...own, state: 'begun' }] },
    rubric: { number: 1, comment: 'may', comment_words: 0, criteria: [idea] },
    ...values,
  };
}

function workOf(name: string): WorkToJudge {
  const sheet = {
    state: 'begun',
    comment: `${SHEET_SAID}, ${name}`,
    note: '',
    version: 1,
  } as const;
  return {
    ...{ id: 8, round_id: 4, number: 1, by: null, description: `Work for ${name}` },
    ...{ work_link: 'https://example.test/1', demo_or_alternate_link: null, state: 'begun' },
    ...{ closes_at: at(20), manner: 'remote', rubric: roundOf(name).rubric, earlier: null },
    by_earlier_rubric: null,
    sheet: {
      ...{ ...sheet, scores: [{ criterion_id: 5, level: 2 }], cannot_because: null },
      ...{ saved_at: at(15), sent_at: null, is_late: false, late: null },
    },
  };
}

const STANDING: RoundStanding = {
  ...{ id: 4, state: 'open', closes_at: at(20), comments_until: null, pause: null },
  own_call: null,
};

/** What judging says to somebody; by default one round, with a work that is begun. */
function judgingOf(name: string): Record<string, object | null> {
  return {
    'GET /judge/rounds/{id}': roundOf(name),
    'GET /judge/rounds/{id}/standing': STANDING,
    'GET /judge/works/{id}': workOf(name),
  };
}

/** A page of somebody whose list comes a little later than they themselves. */
function pageOf(name: string, url: string, judging = judgingOf(name)) {
  return renderStudent({
    url,
    edition,
    now: NOW,
    user: JSON.stringify(userOf(name)),
    site: JSON.stringify(site),
    read: async (key) => {
      await Promise.resolve();
      if (key === 'GET /judge/rounds') return JSON.stringify([roundOf(name)]);
      return JSON.stringify(key === 'GET /user/available/events' ? [eventOf(name)] : []);
    },
    readOne: async (key) => {
      await Promise.resolve();
      const one = judging[key] ?? null;
      return one && JSON.stringify(one);
    },
  });
}

test('two people rendered at the same time, a hundred times, never meet', async () => {
  const [mine, hers] = ['Asmita', 'Bimala'];
  for (let round = 0; round < 100; round += 1) {
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

test('nor do two judges with what they gave', async () => {
  for (let round = 0; round < 20; round += 1) {
    const [one, other] = await Promise.all([
      pageOf('Asmita', '/user/judging/8'),
      pageOf('Bimala', '/user/judging/8'),
    ]);
    expect(one.html).toContain(`${SHEET_SAID}, Asmita`);
    expect(one.html).not.toContain('Bimala');
    expect(other.html).toContain(`${SHEET_SAID}, Bimala`);
  }
});

test('a page whose read fails is none', async () => {
  const failing = {
    get 'GET /judge/works/{id}'(): null {
      throw new Error('gone');
    },
  };
  await expect(pageOf('Asmita', '/user/judging/8', failing)).rejects.toThrow('gone');
});

const waiting = roundOf('Asmita', {
  ...{ state: 'waiting', opens_at: at(18), works_listed: [], works: 0 },
});
const pause = { since: at(15), sentence: 'Lunch' };
const paused = { 'GET /judge/rounds/{id}/standing': { ...STANDING, pause } };

test.each<[string, string, Record<string, object | null>, readonly string[]]>([
  ['all rounds', '', {}, ['Race of Asmita', '4 of 12 sent', 'Ends']],
  ['all rounds while one is paused', '', paused, ['Judging is paused', '“Lunch”']],
  ['a round', '?round=4', {}, ['4 of 12 sent', 'Next work<!-- -->', '/user/judging/8']],
  ['a round that is paused', '?round=4', paused, ['Judging is paused', '“Lunch”']],
  [
    'a round before its window',
    '?round=4',
    { 'GET /judge/rounds/{id}': waiting },
    ['Works are shown from 18 July 2025'],
  ],
  [
    'no round of theirs',
    '?round=4',
    { 'GET /judge/rounds/{id}': null },
    ['There is no such round'],
  ],
  ['no number', '?round=x', {}, ['Rounds in which you judge']],
  ['a work', '/8', {}, ['Work for Asmita', '2 · Outstanding for Asmita', `${SHEET_SAID}, Asmita`]],
  ['a work while judging is paused', '/8', paused, ['Judging is paused', 'Outstanding']],
  [
    'no work of theirs',
    '/8',
    { 'GET /judge/works/{id}': null },
    ['This work is not yours to judge'],
  ],
])('what a judge reads is whole: %s', async (_, path, judging, words) => {
  const page = await pageOf('Asmita', `/user/judging${path}`, {
    ...judgingOf('Asmita'),
    ...judging,
  });
  for (const each of words) expect(page.html).toContain(each);
  expect(page.html).not.toContain('Loading');
  expect(page.html).not.toMatch(/<!--\$[!?]-->|<script| style=/);
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
  expect(page.html).not.toMatch(/<!--\$[!?]-->|<script| style=/);
});

test('nothing of the query is written into the page', async () => {
  const { html } = await pageOf('Asmita', '/user/events?tab=%22%3E%3Cx-query&register=7&x=x-query');
  expect(html).not.toContain('x-query');
});
