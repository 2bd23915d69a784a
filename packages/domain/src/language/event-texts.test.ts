import { expect, test } from 'vitest';
import { type SaidByEvent, textsOfEvent } from './event-texts.ts';

const EVENT: SaidByEvent = {
  title: ' Website Competition ',
  description: '',
  venue_name: 'Main hall',
  venue_room: null,
  venue_address: null,
  what_to_bring: '- A laptop',
  event_questions: {
    10: { question: 'Alone?', type: 'single_choice', options: ['Alone', 'Team of two'] },
    2: { question: 'Years', help: 'Enter 0 if none.' },
    1: 'Which problem?',
  },
  follow_up: {},
  parts: [{ name: 'Poster', help: null }],
  rounds: [
    {
      title: 'Final round',
      pause_sentence: null,
      criteria: [{ title: 'Idea', meaning: '', levels: ['Weak', 'Strong'] }],
      nominations: ['Best design'],
      rooms: ['Hall B'],
      areas: ['East wing'],
      awards: [{ title: 'First prize', prize: 'Nrs. 20,000', tie_note: null }],
    },
  ],
};

test('an event says its texts in the order in which they are read', () => {
  expect(textsOfEvent(EVENT).map(({ path, text }) => `${path} ${text}`)).toEqual([
    '/title Website Competition',
    '/venue_name Main hall',
    '/what_to_bring - A laptop',
    '/event_questions/1/question Which problem?',
    '/event_questions/2/question Years',
    '/event_questions/2/help Enter 0 if none.',
    '/event_questions/10/question Alone?',
    '/event_questions/10/options/0 Alone',
    '/event_questions/10/options/1 Team of two',
    '/parts/0/name Poster',
    '/rounds/0/title Final round',
    '/rounds/0/criteria/0/title Idea',
    '/rounds/0/criteria/0/levels/0 Weak',
    '/rounds/0/criteria/0/levels/1 Strong',
    '/rounds/0/nominations/0 Best design',
    '/rounds/0/rooms/0 Hall B',
    '/rounds/0/areas/0 East wing',
    '/rounds/0/awards/0/title First prize',
    '/rounds/0/awards/0/prize Nrs. 20,000',
  ]);
});

test('each with what its translation may have', () => {
  const [title, , bring] = textsOfEvent(EVENT);
  expect([title?.limit, title?.isMarkdown, bring?.limit, bring?.isMarkdown]).toEqual([
    ...[200, false, 2_000, true],
  ]);
});
