import type { EventInForm } from '@pratibha/contract/event-places';
import type { EventVersionWhole } from '@pratibha/contract/event-versions';
import {
  EVENT_FIELD_NAMES,
  EVENT_FIELDS,
  type EventField,
} from '@pratibha/domain/events/event-fields';
import type { FormValue } from '@pratibha/domain/form-value';
import { type Question, questionsOf } from '@pratibha/domain/questions/questions';
import { EVENT_FIELD_WORDS } from '@pratibha/words/events/organiser/fields';
import { EVENT_VERSIONS_WORDS as WORDS } from '@pratibha/words/events/organiser/versions';
import { questionChanges } from '../../audit/audit.tsx';
import { typedIn, wordsIn } from './field-kinds.ts';

/** One field that was otherwise, in words. */
type Difference = {
  readonly label: string;
  /** Null where what is told now says what has changed since. */
  readonly then: string | null;
  readonly now: string;
};

/** What of an event was otherwise in a version, in words and in the order of its form. */
export function eventDifferences(
  version: EventVersionWhole,
  event: EventInForm,
): readonly Difference[] {
  const fields = EVENT_FIELD_NAMES.filter((name) => name in version.fields).flatMap((name) => {
    const then = inWords(name, version.fields[name]);
    const now = inWords(name, event[name]);
    return then === now ? [] : [{ label: EVENT_FIELD_WORDS[name].label, then, now }];
  });
  const questions = questionsSince(version.event_questions, event.event_questions);
  return questions === null ? fields : [...fields, questions];
}

function inWords(name: EventField, stored: unknown): string {
  const value: FormValue = EVENT_FIELDS[name];
  const known = stored ?? (value.kind === 'yes' ? false : null);
  return wordsIn(value, typedIn(value, known)) || WORDS.nothing;
}

/** What changed inside the questions, one by one; all of them where one side has the usual one. */
function questionsSince(then: unknown, now: unknown): Difference | null {
  const [first, second] = [questionsOf(then), questionsOf(now)];
  if (isDeepEqual(first, second)) return null;
  const label = WORDS.questions;
  const changed = questionChanges(then, now);
  if (changed !== null) return { label, then: null, now: changed };
  return { label, then: listed(first), now: listed(second) };
}

const listed = (questions: readonly Question[]) =>
  questions.map(({ question }) => WORDS.quoted(question)).join(', ');
const isDeepEqual = (a: readonly Question[], b: readonly Question[]) =>
  JSON.stringify(a) === JSON.stringify(b);
