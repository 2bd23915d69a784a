// @vitest-environment node
import type { StandsToJudge } from '@pratibha/contract/standing';
import { expect, test, vi } from 'vitest';
import type { AppEdition } from '../../shell/edition/edition-in-document.ts';
import { renderStudent } from './render-student.tsx';

vi.mock('@pratibha/words/language', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  LANGUAGE: 'ne',
}));

const NOW = '2025-07-16T10:00:00+05:45';
const CONTACT = { phone: '', email: '', website: 'https://example.test' };
const PLACE = { name: '', address: '', locality: '', latitude: 0, longitude: 0, mapOnPress: true };

const edition = {
  ...{ siteName: 'Short', currency: 'Nrs.', competitions: [], workshops: { programme: [] } },
  footer: { missing: [], year: 2025, legal: [], contact: CONTACT, place: PLACE },
} as unknown as AppEdition;

const ROUND = {
  ...{ id: 4, event_title: 'Race', title: 'Final', state: 'open', is_blind: true },
  ...{
    names_judges: false,
    opens_at: NOW,
    closes_at: NOW,
    minutes_per_work: 10,
    manner: 'at-the-stand',
  },
  ...{ judge_state: 'accepted', most_works: null, works: 2, sent: 0, has_tried: true },
  ...{ in_training: false, works_listed: [] },
  rubric: { number: 1, comment: 'may', comment_words: 0, criteria: [] },
};

/** A judge is on the way to a stand. */
function standsIn(area: string): StandsToJudge {
  const stand = { stand: 'T 12', area, number: 1, assignment_id: 7 };
  return {
    ...{ round_id: 4, clock_minutes: null, area: null, left: 2, stands: [stand] },
    here: { ...stand, taken_until: NOW, arrived_at: null },
  };
}

const TEXTS = new Map([
  ['Hall B', 'हल ख'],
  ['Hall C', 'हल ग'],
  ['Another event', 'अर्को कार्यक्रम'],
]);

function pageIn(area: string, texts?: ReadonlyMap<string, string>) {
  const reads: Record<string, object> = {
    'GET /judge/rounds/{id}': ROUND,
    'GET /judge/rounds/{id}/stands': standsIn(area),
    'GET /judge/rounds/{id}/standing': {
      ...{ id: 4, state: 'open', closes_at: NOW, comments_until: null },
      ...{ pause: null, own_call: null },
    },
  };
  return renderStudent({
    ...{ url: '/user/judging?round=4', edition, now: Date.parse(NOW), ...(texts && { texts }) },
    user: JSON.stringify({ id: 1, name: 'Asmita', role: 'USER', is_profile_complete: true }),
    site: JSON.stringify({ now: NOW, demo: null }),
    read: async () => JSON.stringify([ROUND]),
    readOne: async (name) => JSON.stringify(reads[name] ?? null),
  });
}

test('what a form sends back is said in Nepali, and told to the browser, and nothing else', async () => {
  const page = await pageIn('Hall B', TEXTS);
  expect(page.html).toContain('हल ख');
  expect(page.html).not.toContain('Hall B');
  expect(page.said).toEqual([['Hall B', 'हल ख']]);
});

test('nothing of it is left for the next page', async () => {
  await pageIn('Hall B', TEXTS);
  const [own, other] = await Promise.all([pageIn('Hall B'), pageIn('Hall C', TEXTS)]);
  expect([own.html.includes('Hall B'), own.said]).toEqual([true, undefined]);
  expect(other.said).toEqual([['Hall C', 'हल ग']]);
});
