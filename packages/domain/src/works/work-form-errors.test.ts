import { expect, test } from 'vitest';
import { partIdFor } from './part-id.ts';
import { PLAIN_FORM } from './work-form.ts';
import { changed, WORK_FORM_CASES } from './work-form-cases.ts';
import { workFormErrors, workFormKept } from './work-form-errors.ts';
import { presetForm, WORK_FORM_PRESETS } from './work-form-presets.ts';

test.each(WORK_FORM_CASES)('%#', (change, expected) => {
  const found = workFormErrors(changed(change)).map(({ pointer, error }) => [pointer, error]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

test('what nobody changed is right, and so is every preset', () => {
  expect(workFormErrors(PLAIN_FORM)).toEqual([]);
  for (const preset of WORK_FORM_PRESETS)
    expect(workFormErrors(presetForm(preset, { name: 'Work', help: null }))).toEqual([]);
});

test('names are kept without white space around them, and a blank help is none', () => {
  const kept = workFormKept(changed({ first: { name: ' Poster ', help: ' ' } }));
  expect(kept).toEqual(changed({}));
});

test.each([
  ['Poster', [], 'poster'],
  ['Poster', ['poster'], 'poster-2'],
  ['Poster', ['poster', 'poster-2'], 'poster-3'],
  ['2nd Poster — Résumé!', [], 'nd-poster-re-sume'],
  ['पोस्टर', [], 'part'],
  ['x'.repeat(80), [], 'x'.repeat(36)],
] as const)('%s beside %j gets the id %s', (name, taken, id) => {
  expect(partIdFor(name, taken)).toBe(id);
});
