import type { Condition, FindField, FindTest } from '@pratibha/domain/find/find';

const LABELS: Readonly<Record<Exclude<FindField, 'answer' | 'follow_up'>, string>> = {
  college: 'College',
  gender: 'Gender',
  age: 'Age',
  tag: 'Tag',
  notes: 'Notes',
  assigned: 'Assigned to',
  decided_by: 'Decided by',
  decided: 'Decided on',
  changed: 'Changed',
  registered: 'Registered',
  submitted: 'Handed in',
  replaced: 'Replaced',
  event: 'Takes part in',
};

/** Words of filtering a list by conditions. */
export const FIND_WORDS = {
  title: 'Filters',
  intro: 'Rows are shown for which all of these hold.',
  none: 'No condition yet.',
  add: 'Add a Condition',
  show: 'Show Rows',
  remove: (condition: string) => `Remove the filter ${condition}`,
  removeNth: (number: number) => `Remove condition ${number}`,
  nth: (number: number) => `Condition ${number}`,
  field: 'Filter by',
  chooseEvent: 'Answers can be filtered once the list is of one event.',
  how: 'How',
  value: 'Value',
  values: 'Any of these',
  from: 'From',
  to: 'To',
  incomplete: 'Give a value, or remove this condition.',
  tooLong: 'These are too many conditions for one filter.',
  noChoices: 'There is nothing to choose from.',
  heading: 'Filters in force',
  change: 'Change Filters',
  /** All that the list is filtered by. */
  save: 'Save Filter',
  unknown: 'This address has a filter that the list does not know.',
  clear: 'Remove It',
  genders: { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' },
  tests: {
    is: 'is',
    contains: 'contains',
    between: 'from … to',
    empty: 'is empty',
    filled: 'is not empty',
  } satisfies Record<FindTest, string>,
} as const;

/** What a condition is of: of an answer the words of its question. */
export function fieldWords({ field, question }: Pick<Condition, 'field' | 'question'>): string {
  return field === 'answer' || field === 'follow_up' ? (question ?? '') : LABELS[field];
}

/** A condition in words: 'College: contains “Pokhara”', 'Age: 15 to 18'. */
export function conditionWords(
  condition: Condition,
  nameOf: (value: string) => string | undefined,
): string {
  const field = fieldWords(condition);
  // A question that ends as one needs no colon.
  return `${field}${field.endsWith('?') ? '' : ':'} ${valueWords(condition, nameOf)}`;
}

function valueWords(
  { is, values }: Condition,
  nameOf: (value: string) => string | undefined,
): string {
  const [from = '', to = ''] = values;
  switch (is) {
    case 'is':
      return values.map((value) => nameOf(value) ?? value).join(' or ');
    case 'contains':
      return `contains “${from}”`;
    case 'between':
      if (to === '') return `from ${from}`;
      return from === '' ? `to ${to}` : `${from} to ${to}`;
    case 'empty':
      return 'none';
    case 'filled':
      return 'any';
  }
}
