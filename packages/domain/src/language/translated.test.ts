import { expect, test } from 'vitest';
import { EDITION } from '../editions/content.ts';
import type { Value } from '../value.ts';
import {
  NO_TEXTS,
  SHOWN_FIELDS,
  SHOWN_WITHIN,
  textFor,
  textsOf,
  translated,
} from './translated.ts';

const TEXTS = new Map([
  ['Website', 'वेबसाइट'],
  ['Poster', 'पोस्टर'],
  ['Yes, we can', 'हो, सक्छौँ'],
  ['Sita', 'सीता'],
]);

test.each([
  [{ title: 'Website' }, { title: 'वेबसाइट' }],
  [{ title: ' Website ' }, { title: ' वेबसाइट ' }],
  [{ title: 'Other' }, { title: 'Other' }],
  [{ levels: ['Website', 'Poster'] }, { levels: ['वेबसाइट', 'पोस्टर'] }],
  [
    { event_questions: { 1: { question: 'Website', help: 'Poster' } } },
    { event_questions: { 1: { question: 'वेबसाइट', help: 'पोस्टर' } } },
  ],
  [{ parts: [{ id: 'Poster', name: 'Poster' }] }, { parts: [{ id: 'Poster', name: 'पोस्टर' }] }],
  // What a form sends back, and what people are called.
  [{ options: ['Website'] }, { options: ['Website'] }],
  [{ question_answers: [{ 1: 'Poster' }] }, { question_answers: [{ 1: 'Poster' }] }],
  [{ show_if: { question: '1', is: 'Poster' } }, { show_if: { question: '1', is: 'Poster' } }],
  [
    { name: 'Sita', address: 'Poster' },
    { name: 'Sita', address: 'Poster' },
  ],
  [
    { description: 'Poster', work_link: '' },
    { description: 'Poster', work_link: '' },
  ],
  [{ description: 'Poster' }, { description: 'पोस्टर' }],
])('%j reads %j', (value, expected) => {
  expect(translated(value, TEXTS)).toEqual(expected);
});

test('what needs nothing else stays the same object', () => {
  const value = { other: { title: 'Nothing' }, all: [{ question: 'Website' }] };
  const read = translated(value, TEXTS);
  expect(read).not.toBe(value);
  expect(read.other).toBe(value.other);
  expect(value.all[0]?.question).toBe('Website');
  expect(translated(value, NO_TEXTS)).toBe(value);
});

test('a text reads as it is where nothing stands for it', () => {
  expect([textFor('Poster', TEXTS), textFor('Film', TEXTS)]).toEqual(['पोस्टर', 'Film']);
});

test('options and answers come along with what a value may show', () => {
  const value = { options: ['Poster', 'Film'], answers: [{ 1: 'Website' }], n: 3, none: null };
  expect([...textsOf(value, TEXTS).keys()]).toEqual(['Poster', 'Website']);
});

test('every text of an edition is shown', () => {
  const shown = textNames(EDITION, '', '').filter(
    ([name, above]) => !SHOWN_FIELDS.has(name) && !SHOWN_WITHIN.get(name)?.has(above),
  );
  expect(shown).toEqual([['phone', 'contact']]);
});

function textNames(value: Value, name: string, above: string): [string, string][] {
  switch (value.kind) {
    case 'text':
      return value.format === 'words' || value.format === 'markdown' ? [[name, above]] : [];
    case 'optional':
    case 'list':
      return textNames(value.of, name, above);
    case 'fields':
      return Object.entries(value.fields).flatMap(([each, field]) => textNames(field, each, name));
    case 'number':
    case 'one-of':
    case 'picture':
    case 'yes':
      return [];
  }
}
