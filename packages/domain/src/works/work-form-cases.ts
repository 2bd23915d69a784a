import type { WorkForm, WorkPart } from './work-form.ts';

/** @internal only tests use this file */
const PART: WorkPart = {
  ...{ id: 'poster', name: 'Poster', help: null, required: true, kind: 'picture', most: 2 },
  ...{ most_mb: 50, print: null, least_dpi: null, wants_readme: false },
};
/** @internal */
const VIDEO: WorkPart = {
  ...PART,
  ...{ id: 'video', name: 'Video', required: false, kind: 'link', most_mb: null },
};
/** @internal */
const FORM: WorkForm = {
  asks_link: 'no',
  parts: [PART, VIDEO],
  ...{ grace_minutes: 30, mending_hours: 24, refuses_findings: false },
};

type Change = Partial<WorkForm> & {
  readonly first?: Partial<WorkPart>;
  readonly second?: Partial<WorkPart>;
};

/** @internal */
export function changed({ first, second, ...form }: Change): WorkForm {
  return {
    ...FORM,
    parts: [
      { ...PART, ...first },
      { ...VIDEO, ...second },
    ],
    ...form,
  };
}

const many = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...PART, id: `part-${n}`, name: `Part ${n}` }));

/**
 * What is changed, and what is wrong then, by its pointer.
 * @internal
 */
export const WORK_FORM_CASES: readonly [Change, Readonly<Record<string, object>>][] = [
  [{}, {}],
  [{ asks_link: 'required', parts: [] }, {}],
  [{ parts: many(20) }, {}],
  [{ parts: many(21) }, { '/parts': { code: 'too-many-parts', limit: 20 } }],
  [{ parts: [] }, { '/parts': { code: 'nothing-to-hand-in' } }],
  [{ asks_link: 'optional', parts: [] }, { '/parts': { code: 'nothing-to-hand-in' } }],
  [{ grace_minutes: 1_440, mending_hours: 720 }, {}],
  [{ grace_minutes: 1_441 }, { '/grace_minutes': { code: 'not-between', least: 0, most: 1_440 } }],
  [{ grace_minutes: 0, mending_hours: 0 }, {}],
  [{ mending_hours: -1 }, { '/mending_hours': { code: 'not-between', least: 0, most: 720 } }],
  [{ mending_hours: 1.5 }, { '/mending_hours': { code: 'not-between', least: 0, most: 720 } }],
  [{ first: { id: '' } }, { '/parts/0/id': { code: 'invalid-part-id' } }],
  [{ first: { id: 'Poster' } }, { '/parts/0/id': { code: 'invalid-part-id' } }],
  [{ first: { id: '2nd' } }, { '/parts/0/id': { code: 'invalid-part-id' } }],
  [{ first: { id: 'p'.repeat(41) } }, { '/parts/0/id': { code: 'invalid-part-id' } }],
  [{ second: { id: 'poster' } }, { '/parts/1/id': { code: 'part-id-twice' } }],
  [{ first: { name: ' ' } }, { '/parts/0/name': { code: 'required', field: 'part_name' } }],
  [
    { first: { name: 'x'.repeat(81) } },
    { '/parts/0/name': { code: 'too-long', field: 'part_name', limit: 80 } },
  ],
  [{ second: { name: ' POSTER' } }, { '/parts/1/name': { code: 'part-name-twice' } }],
  [{ first: { help: 'Upright.' } }, {}],
  [
    { first: { help: 'x'.repeat(501) } },
    { '/parts/0/help': { code: 'too-long', field: 'part_help', limit: 500 } },
  ],
  [{ first: { most: 0 } }, { '/parts/0/most': { code: 'not-between', least: 1, most: 20 } }],
  [{ first: { most: 21 } }, { '/parts/0/most': { code: 'not-between', least: 1, most: 20 } }],
  [
    { first: { most_mb: null } },
    { '/parts/0/most_mb': { code: 'not-between', least: 1, most: 500 } },
  ],
  [
    { first: { most_mb: 501 } },
    { '/parts/0/most_mb': { code: 'not-between', least: 1, most: 500 } },
  ],
  [{ second: { most_mb: 5 } }, { '/parts/1/most_mb': { code: 'size-of-link' } }],
  [{ first: { print: 'A3', least_dpi: 300 } }, {}],
  [{ first: { kind: 'pdf', print: 'A4' } }, {}],
  [{ first: { kind: 'zip', print: 'A4' } }, { '/parts/0/print': { code: 'print-of-kind' } }],
  [{ first: { least_dpi: 300 } }, { '/parts/0/least_dpi': { code: 'dpi-without-print' } }],
  [
    { first: { print: 'A4', least_dpi: 49 } },
    { '/parts/0/least_dpi': { code: 'not-between', least: 50, most: 1_200 } },
  ],
  [{ first: { kind: 'zip', wants_readme: true } }, {}],
  [{ first: { wants_readme: true } }, { '/parts/0/wants_readme': { code: 'readme-of-kind' } }],
];
