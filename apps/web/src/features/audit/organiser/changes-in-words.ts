import type { AuditEntry } from '@pratibha/contract/audit';
import { actionWords, CHANGE_WORDS, fieldWords } from '@pratibha/words/audit/organiser/changes';
import { formatDateTime, formatDay } from '@pratibha/words/time';
import { statusWords } from '@pratibha/words/ui/plain';
import { questionChanges } from './question-changes.ts';

/** A field that changed, as people read it; `before` is there where both are known. */
export type FieldInWords = {
  readonly field: string;
  readonly label: string;
  readonly before?: string;
  readonly after: string;
};

type Entry = Pick<AuditEntry, 'action' | 'changes' | 'granted_events'>;

/** What stands elsewhere in the telling of a change: names, remarks and reasons. */
const TOLD_APART = ['event_id', 'remarks', 'remarks_before', 'reason', 'token'];
/** Where a title is what changed, and not what something is called. */
const WITH_TITLE = ['event.updated', 'event.taken-back', 'template.answer-'];

/** 'Registration: Rejected' for a decision; everything else by its name. */
export function titleInWords({ action, changes }: Pick<Entry, 'action' | 'changes'>): string {
  const decision = isPair(changes.status) ? changes.status[1] : null;
  const { decided } = CHANGE_WORDS;
  if (typeof decision === 'string') {
    if (action === 'registration.reviewed') return decided.registration(statusWords(decision));
    if (action === 'submission.reviewed') return decided.submission(statusWords(decision));
  }
  return actionWords(action);
}

/** Why something was reopened; null where nobody said. */
export function reasonOf({ changes }: Pick<Entry, 'changes'>): string | null {
  return typeof changes.reason === 'string' ? changes.reason : null;
}

/** The fields that changed, each in words. */
export function changesInWords(entry: Entry): readonly FieldInWords[] {
  const { action, changes } = entry;
  return Object.entries(action === 'user.granted' ? granted(changes) : changes)
    .filter(([field]) => !TOLD_APART.includes(field))
    .filter(([field]) => field !== 'title' || WITH_TITLE.some((start) => action.startsWith(start)))
    .map(([field, change]) => fieldInWords(field, change, entry));
}

function fieldInWords(field: string, change: unknown, entry: Entry): FieldInWords {
  const questions =
    QUESTIONS.includes(field) && isPair(change) ? questionChanges(change[0], change[1]) : null;
  if (questions !== null) return { field, label: fieldWords(field), after: questions };
  return {
    field,
    label: fieldWords(field),
    ...(isPair(change) ? { before: valueInWords(field, change[0], entry) } : {}),
    after: valueInWords(field, isPair(change) ? change[1] : change, entry),
  };
}

/** The change in a line: what was said with it, or else the fields; '' where there is neither. */
export function summaryOf(entry: Entry & Pick<AuditEntry, 'remarks'>): string {
  const corrected = correctedInWords(entry.changes);
  if (corrected !== null) return corrected;
  const said = entry.remarks ?? reasonOf(entry);
  if (said !== null) return CHANGE_WORDS.quoted(said);
  const { became, is } = CHANGE_WORDS;
  return changesInWords(entry)
    .map(({ label, before, after }) =>
      before === undefined ? is(label, after) : became(label, before, after),
    )
    .join(CHANGE_WORDS.separator);
}

/** Remarks before and after their correction; null of any other change. */
function correctedInWords(changes: Entry['changes']): string | null {
  if (changes.remarks_before === undefined) return null;
  const inWords = (remarks: unknown) =>
    typeof remarks === 'string' ? CHANGE_WORDS.quoted(remarks) : CHANGE_WORDS.none;
  return CHANGE_WORDS.became(
    CHANGE_WORDS.remarks,
    inWords(changes.remarks_before),
    inWords(changes.remarks),
  );
}

/** Rights before and after a sign-in as pairs, as every other change has them. */
function granted({ before, after }: Entry['changes']): Entry['changes'] {
  if (!isRecord(before) || !isRecord(after)) return {};
  return Object.fromEntries(
    Object.keys(after)
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, [before[field], after[field]]]),
  );
}

function isPair(change: unknown): change is readonly [unknown, unknown] {
  return Array.isArray(change) && change.length === 2;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

const QUESTIONS = ['event_questions', 'follow_up_questions'];
/** How instants stand in the audit. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;
/** Whose values are words of the wire. */
const NAMED_BY_STATUS = ['status', 'role', 'state', 'source', 'channel'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function valueInWords(field: string, value: unknown, entry: Entry): string {
  if (field === 'event_grants') return grantsInWords(value, entry);
  if (QUESTIONS.includes(field) && isRecord(value)) {
    const count = Object.keys(value).length;
    // Without a question of registering the usual one is asked, and without a follow-up question
    // none.
    if (count === 0 && field !== 'event_questions') return CHANGE_WORDS.none;
    return CHANGE_WORDS.questions(count);
  }
  if (value === null || value === undefined || value === '') return CHANGE_WORDS.none;
  if (typeof value === 'boolean') return value ? CHANGE_WORDS.yes : CHANGE_WORDS.no;
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (areTexts(value)) return value.join(', ') || CHANGE_WORDS.none;
  if (typeof value !== 'string') return JSON.stringify(value);
  if (field === 'scope') return CHANGE_WORDS.tokenMay[value === 'write' ? 'write' : 'read'];
  if (NAMED_BY_STATUS.includes(field)) return statusWords(value);
  if (DAY.test(value)) return formatDay(value);
  return INSTANT.test(value) ? formatDateTime(new Date(value)) : value;
}

function grantsInWords(value: unknown, { granted_events }: Entry): string {
  const { grants, everyEvent, unknownEvent, none } = CHANGE_WORDS;
  const words = (Array.isArray(value) ? value : []).filter(isRecord).map(({ event_id, kind }) => {
    const event =
      typeof event_id === 'number'
        ? (granted_events[event_id] ?? unknownEvent(event_id))
        : everyEvent;
    return kind === 'read' ? grants.read(event) : grants.organise(event);
  });
  return words.length === 0 ? none : words.join(', ');
}
