import type { FoundList } from './find.ts';

/**
 * The columns of each list that may be chosen and ordered, beside the one that names the row and
 * those of its buttons; those that the list begins with come first.
 */
export const LIST_COLUMNS = {
  registrations: {
    shown: ['id', 'event_title', 'status', 'registered_on', 'desk'],
    more: ['college', 'email', 'decided_by', 'decided_at'],
  },
  submissions: {
    shown: [
      'id',
      'event_title',
      'submission_status',
      'submitted_at',
      'replaced_at',
      'found',
      'desk',
    ],
    more: ['college', 'email', 'decided_by', 'decided_at'],
  },
  users: {
    shown: ['email', 'role', 'status', 'registered_at', 'desk'],
    more: ['mobile', 'college', 'gender'],
  },
} as const satisfies Record<
  FoundList,
  { readonly shown: readonly string[]; readonly more: readonly string[] }
>;

/** So many columns are chosen at most. */
export const MOST_COLUMNS = 20;
/** Of the name of a column: of an answer its question. */
export const LONGEST_COLUMN = 320;

/** The column for the answers to a question, by its words. */
const ANSWER = 'answer.';
export function answerColumn(question: string): string {
  return `${ANSWER}${question}`;
}

/** The question whose answers stand in this column; null for another one. */
export function questionOfColumn(name: string): string | null {
  return name.startsWith(ANSWER) ? name.slice(ANSWER.length) : null;
}

/** Whether a list has this column, or may have it, as with answers to questions of some event. */
export function isListColumn(list: FoundList, name: string): boolean {
  const { shown, more } = LIST_COLUMNS[list];
  if ([...shown, ...more].some((each) => each === name)) return true;
  return list === 'registrations' && (questionOfColumn(name) ?? '').trim() !== '';
}
