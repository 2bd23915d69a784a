import type { EventInForm } from '@pratibha/contract/event-places';
import type { EventVersionWhole } from '@pratibha/contract/event-versions';
import {
  EVENT_FIELD_NAMES,
  EVENT_FIELDS,
  type EventField,
} from '@pratibha/domain/events/event-fields';
import type { FormValue } from '@pratibha/domain/form-value';
import { comparedQuestions } from '@pratibha/domain/questions/compared-questions';
import { EVENT_FIELD_WORDS } from '@pratibha/words/events/organiser/fields';
import { EVENT_VERSIONS_WORDS as WORDS } from '@pratibha/words/events/organiser/versions';
import { typedIn, wordsIn } from './field-kinds.ts';

/** One field that was otherwise, in words. */
type Difference = { readonly label: string; readonly then: string; readonly now: string };

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
  const questions = questionsThen(version.event_questions, event.event_questions);
  if (questions === '') return fields;
  return [...fields, { label: WORDS.questions, then: questions, now: WORDS.nothing }];
}

function inWords(name: EventField, stored: unknown): string {
  const value: FormValue = EVENT_FIELDS[name];
  const known = stored ?? (value.kind === 'yes' ? false : null);
  return wordsIn(value, typedIn(value, known)) || WORDS.nothing;
}

function questionsThen(then: unknown, now: unknown): string {
  const { added, removed, changed, isReordered } = comparedQuestions(then, now);
  return [
    ...removed.map(WORDS.askedThen),
    ...added.map(WORDS.notAskedThen),
    ...changed.map(WORDS.otherwise),
    ...(isReordered ? [WORDS.reordered] : []),
  ].join('; ');
}
