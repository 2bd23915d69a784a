import { inLatinDigits } from '../language/nepali-numbers.ts';
import { isCalendarDay } from '../time/calendar.ts';
import { FIND_LIMITS } from './find-limits.ts';

/** The lists whose rows are found by conditions. */
export const FOUND_LISTS = ['registrations', 'submissions', 'users'] as const;
export type FoundList = (typeof FOUND_LISTS)[number];

/** How a field is held against a condition. */
export type FindTest = 'is' | 'contains' | 'between' | 'empty' | 'filled';

const TESTS = {
  /** What a student answered to a question: words, choices, a number or a day. */
  answer: ['is', 'contains', 'between', 'empty', 'filled'],
  text: ['is', 'contains', 'empty', 'filled'],
  choice: ['is', 'empty', 'filled'],
  number: ['between', 'empty', 'filled'],
  day: ['between', 'empty', 'filled'],
  /** A day that each row has. */
  moment: ['between'],
  id: ['is', 'empty', 'filled'],
  fact: ['empty', 'filled'],
} as const satisfies Record<string, readonly FindTest[]>;
export type FindKind = keyof typeof TESTS;

const OF_PERSON = {
  college: 'text',
  gender: 'choice',
  age: 'number',
  tag: 'id',
  notes: 'fact',
} as const;
const OF_ROW = {
  answer: 'answer',
  ...OF_PERSON,
  assigned: 'id',
  decided_by: 'id',
  decided: 'day',
  changed: 'moment',
} as const;

/** By what each list is filtered, with what that is. */
export const FIND_FIELDS = {
  registrations: { ...OF_ROW, follow_up: 'answer', registered: 'moment' },
  submissions: { ...OF_ROW, submitted: 'moment', replaced: 'day' },
  users: { ...OF_PERSON, event: 'id', registered: 'moment', changed: 'moment' },
} as const satisfies Record<FoundList, Readonly<Record<string, FindKind>>>;
export type FindField = { [List in FoundList]: keyof (typeof FIND_FIELDS)[List] }[FoundList];

/**
 * What somebody must be allowed to do with the event of a row, to find it by this: a filter tells
 * no more than what they may read.
 */
export const FIND_NEEDS: Readonly<Partial<Record<FindField, 'contacts.read' | 'desk.work'>>> = {
  answer: 'contacts.read',
  follow_up: 'contacts.read',
  age: 'contacts.read',
  gender: 'contacts.read',
  tag: 'desk.work',
  notes: 'desk.work',
  assigned: 'desk.work',
};

/** One condition: all of those of a filter must hold. */
export type Condition = {
  readonly field: FindField;
  /** Of an answer the words of its question, by which it stays the same wherever it stands. */
  readonly question: string | null;
  readonly is: FindTest;
  /**
   * `is`: one of these; `contains`: this one; `between`: from and to, both included, one perhaps
   * blank; the others have none.
   */
  readonly values: readonly string[];
};

/** What stands between parts is written otherwise within one. */
const APART = '~:;,';
const escaped = (part: string) => part.replace(/[~:;,]/g, (each) => `~${APART.indexOf(each)}`);
const read = (part: string) =>
  part.replace(/~([0-3])/g, (_, at: string) => APART[Number(at)] ?? '');

/** Conditions as an address says them: `college:contains:Pokhara;age:between:15,18`. */
export function findText(conditions: readonly Condition[]): string {
  return conditions
    .map(({ field, question, is, values }) => {
      const of = question === null ? field : `${field}.${escaped(question)}`;
      return [of, is, ...(values.length === 0 ? [] : [values.map(escaped).join(',')])].join(':');
    })
    .join(';');
}

/**
 * What a list is filtered by, as an address says it, each once; null where it says something that
 * the list does not know.
 */
export function conditionsOf(list: FoundList, text: string): readonly Condition[] | null {
  if (text.length > FIND_LIMITS.text) return null;
  const parts = [...new Set(text.split(';'))];
  if (parts.length > FIND_LIMITS.conditions) return null;
  const found: Condition[] = [];
  for (const part of parts) {
    const condition = conditionOf(list, part);
    if (condition === null) return null;
    found.push(condition);
  }
  return found;
}

/** What a field of a list is; undefined where the list has none of this name. */
function findKind(list: FoundList, field: string): FindKind | undefined {
  const fields: Readonly<Record<string, FindKind>> = FIND_FIELDS[list];
  return Object.hasOwn(fields, field) ? fields[field] : undefined;
}

/** How a field of this kind is looked for. */
export function testsOf(kind: FindKind): readonly FindTest[] {
  return TESTS[kind];
}

function conditionOf(list: FoundList, part: string): Condition | null {
  const [of = '', is = '', given, ...more] = part.split(':');
  const dot = of.indexOf('.');
  const field = dot < 0 ? of : of.slice(0, dot);
  const question = dot < 0 ? null : read(of.slice(dot + 1));
  const kind = findKind(list, field);
  const test = kind && testsOf(kind).find((each) => each === is);
  if (kind === undefined || test === undefined || more.length > 0) return null;
  if ((kind === 'answer') !== (question !== null && question.trim() !== '')) return null;
  const said = given === undefined ? [] : given.split(',').map(read);
  // Numbers and days; words are looked for as they are.
  const values = test === 'between' ? said.map(inLatinDigits) : said;
  if (!areRight(kind, test, values)) return null;
  return { field: field as FindField, question, is: test, values };
}

function areRight(kind: FindKind, is: FindTest, values: readonly string[]): boolean {
  if (is === 'empty' || is === 'filled') return values.length === 0;
  if (is === 'between') return isRange(kind, values);
  const most = is === 'contains' ? 1 : FIND_LIMITS.values;
  if (values.length === 0 || values.length > most) return false;
  return values.every(kind === 'id' ? isId : isWord);
}

const isWord = (value: string) => value.trim() !== '' && value.length <= FIND_LIMITS.value;
const isNumber = (value: string) => /^-?\d{1,12}(\.\d{1,6})?$/.test(value);
/** Ids are positive 32-bit integers. */
const isId = (value: string) => /^[1-9]\d{0,9}$/.test(value) && Number(value) < 2 ** 31;

/** From and to, of which one may be blank: numbers, or days. */
function isRange(kind: FindKind, values: readonly string[]): boolean {
  const given = values.filter((value) => value !== '');
  if (values.length !== 2 || given.length === 0) return false;
  const areNumbers = given.every(isNumber);
  if (kind === 'number') return areNumbers;
  if (kind === 'answer' && areNumbers) return true;
  return given.every(isCalendarDay);
}

/** The last day of birth of whoever is so many full years old on a day; as `fullYears` counts. */
export function lastBirth(today: string, years: number): string {
  const year = String(Number(today.slice(0, 4)) - years).padStart(4, '0');
  const day = `${year}${today.slice(4)}`;
  return isCalendarDay(day) ? day : `${year}-02-28`;
}
