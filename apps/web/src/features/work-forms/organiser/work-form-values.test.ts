import type { EventWorkForm } from '@pratibha/contract/work-forms';
import { PLAIN_FORM, type WorkPart } from '@pratibha/domain/works/work-form';
import { expect, test } from 'vitest';
import {
  movedPart,
  NEW_PART,
  sentWorkForm,
  type WorkFormValues,
  withPreset,
  withPrint,
  workFormValues,
} from './work-form-values.ts';

const POSTER: WorkPart = {
  ...{ id: 'poster', name: 'Poster', help: 'One sheet.', required: true, kind: 'picture', most: 2 },
  ...{ most_mb: 40, print: 'A3', least_dpi: 300, wants_readme: false },
};
const VIDEO: WorkPart = {
  ...{ id: 'video', name: 'Video', help: null, required: false, kind: 'link', most: 1 },
  ...{ most_mb: null, print: null, least_dpi: null, wants_readme: false },
};
const FORM: EventWorkForm = {
  ...PLAIN_FORM,
  asks_link: 'optional',
  parts: [POSTER, VIDEO],
  revision: 3,
};
const PLAIN = workFormValues({ ...PLAIN_FORM, parts: [], revision: 0 });
const named = (...names: string[]): WorkFormValues => ({
  ...PLAIN,
  parts: names.map((name) => ({ ...NEW_PART, name })),
});

test('what was saved is sent as it was', () => {
  const { revision, ...form } = FORM;
  expect(sentWorkForm(workFormValues(FORM))).toEqual(form);
  expect(workFormValues(FORM).revision).toBe(revision);
});

test('what a kind does not have is not sent, and stays for whoever changes the kind back', () => {
  const [poster, ...others] = workFormValues(FORM).parts;
  if (poster === undefined) throw new Error('there is no part');
  const values = {
    ...workFormValues(FORM),
    parts: [{ ...poster, kind: 'link' as const }, ...others],
  };
  const [sent] = sentWorkForm(values).parts;
  expect(sent).toMatchObject({ kind: 'link', most_mb: null, print: null, least_dpi: null });
  const back = { ...values, parts: [{ ...values.parts[0], kind: 'picture' } as typeof poster] };
  expect(sentWorkForm(back).parts).toEqual([POSTER]);
});

test.each([
  [
    ['Poster', 'Poster'],
    ['poster', 'poster-2'],
  ],
  [
    ['Poster', 'Poster 2', 'Poster'],
    ['poster', 'poster-2', 'poster-3'],
  ],
  [
    ['पोस्टर', 'भिडियो'],
    ['part', 'part-2'],
  ],
])('new parts called %j get the ids %j', (names, ids) => {
  expect(sentWorkForm(named(...names)).parts.map(({ id }) => id)).toEqual(ids);
});

test('a new part never takes the id of one that was saved, whatever that is called by now', () => {
  const values = workFormValues(FORM);
  const added = { ...values, parts: [{ ...NEW_PART, name: 'Poster' }, ...values.parts] };
  expect(sentWorkForm(added).parts.map(({ id }) => id)).toEqual(['poster-2', 'poster', 'video']);
});

test('what is no number is sent as none, for the rules to refuse', () => {
  const sent = sentWorkForm({
    ...PLAIN,
    grace_minutes: '',
    mending_hours: 'a day',
    parts: [{ ...NEW_PART, most: 'two', most_mb: ' ' }],
  });
  expect(sent).toMatchObject({ grace_minutes: Number.NaN, mending_hours: Number.NaN });
  expect(sent.parts[0]).toMatchObject({ most: Number.NaN, most_mb: Number.NaN });
});

test('a preset adds its parts as new ones, and says of the link where there was no part', () => {
  const preset = { ...PLAIN_FORM, asks_link: 'no' as const, parts: [POSTER] };
  const first = withPreset(PLAIN, preset);
  expect(first).toMatchObject({ asks_link: 'no', parts: [{ id: '', name: 'Poster' }] });
  const second = withPreset({ ...first, asks_link: 'required' }, preset);
  expect(second.asks_link).toBe('required');
  expect(sentWorkForm(second).parts.map(({ id }) => id)).toEqual(['poster', 'poster-2']);
});

test('paper asks for the dots of print, where nobody said another number', () => {
  expect(withPrint(NEW_PART, 'A4')).toMatchObject({ print: 'A4', least_dpi: '300' });
  expect(withPrint({ ...NEW_PART, print: 'A4', least_dpi: '' }, 'A3').least_dpi).toBe('');
  expect(withPrint({ ...NEW_PART, print: 'A4', least_dpi: '150' }, 'A3').least_dpi).toBe('150');
});

test('parts are moved', () => {
  const { parts } = named('1', '2', '3');
  const order = (from: number, to: number) => movedPart(parts, from, to).map(({ name }) => name);
  expect(order(0, 1)).toEqual(['2', '1', '3']);
  expect(order(2, 1)).toEqual(['1', '3', '2']);
});
