import { EVENT_FORM } from '../events/event-fields.ts';
import { type Kept, kept, meant, type NamedError, named } from '../form-value.ts';
import { LIMITS } from '../limits.ts';
import { parseInstant } from '../time/calendar.ts';
import { day, hour, instant, list, number, text } from '../value.ts';
import { wrongIn } from '../wrong-in.ts';
import { beginsAt, type ClassHours, overlap } from './class-hours.ts';

/** What the form of a class has beside its questions. Its title is that of its workshop. */
export const CLASS_FIELDS = {
  ...EVENT_FORM.about,
  event_date: day(),
  starts_at: hour(),
  ends_at: hour(),
  venue_name: EVENT_FORM.place.venue_name,
  venue_room: EVENT_FORM.place.venue_room,
  speakers: list(text(LIMITS.speaker), { most: LIMITS.speakers }),
  /** Its seats. */
  capacity: number(1, LIMITS.capacity),
  /** From when on one may take a seat; until it begins. */
  registration_open: instant(),
} as const;
export type ClassField = keyof typeof CLASS_FIELDS;
const CLASS_FIELD_NAMES = Object.keys(CLASS_FIELDS) as readonly ClassField[];
/** What is kept of them. */
type ClassKept = { [Field in ClassField]: Kept<(typeof CLASS_FIELDS)[Field]> };

/** What can be wrong with a field of a class. */
export type ClassFieldError =
  | NamedError<ClassField>
  | { readonly code: 'end-not-after-start' }
  | { readonly code: 'opens-after-class' };

/** Fields as they are sent, whatever that is. */
export type ClassSent = Readonly<Partial<Record<ClassField, unknown>>>;
type ClassErrors = Partial<Record<ClassField, ClassFieldError>>;

/** What is wrong with each field of a class; empty when nothing is. */
export function classFormErrors(values: ClassSent): ClassErrors {
  const errors: ClassErrors = {};
  for (const field of CLASS_FIELD_NAMES) {
    const value = CLASS_FIELDS[field];
    const [wrong] = wrongIn(value, meant(value, values[field]));
    const error = wrong ? named(field, wrong.error) : wrongBetween(field, values, errors);
    if (error) errors[field] = error;
  }
  return errors;
}

/** What is wrong with a field beside those before it, in which nothing may be wrong. */
function wrongBetween(
  field: ClassField,
  values: ClassSent,
  errors: ClassErrors,
): ClassFieldError | null {
  const { starts_at: start, ends_at: end, registration_open: opens } = values;
  if (field === 'ends_at' && !errors.starts_at)
    return String(start).trim() < String(end).trim() ? null : { code: 'end-not-after-start' };
  if (field !== 'registration_open' || errors.event_date || errors.starts_at) return null;
  const at = parseInstant(String(opens));
  return at !== null && at >= beginsAt(values as ClassHours) ? { code: 'opens-after-class' } : null;
}

/** What is kept of fields in which nothing is wrong. */
export function classKept(values: ClassSent): ClassKept {
  return Object.fromEntries(
    CLASS_FIELD_NAMES.map((field) => [field, kept(CLASS_FIELDS[field], values[field])]),
  ) as ClassKept;
}

/** Where a class is, when, and who gives it. */
export type ClassPlan = ClassHours & {
  readonly venue_name: string | null;
  readonly venue_room: string | null;
  readonly speakers: readonly string[];
};

/** Two classes at the same time in one room, or with the same speaker (by name). */
type Clash<C> = { readonly other: C; readonly speaker: string | null };

/** What of the others is at the same time in the same room, or has one of its speakers. */
export function clashesOf<C extends ClassPlan>(
  one: ClassPlan,
  others: readonly C[],
): readonly Clash<C>[] {
  const atOnce = others.filter((other) => overlap(one, other));
  return atOnce.flatMap((other) => {
    const theirs = new Set(other.speakers.map(folded));
    const shared = one.speakers.filter((name) => theirs.has(folded(name)));
    const inRoom = one.venue_room !== null && roomOf(one) === roomOf(other);
    return [
      ...(inRoom ? [{ other, speaker: null }] : []),
      ...shared.map((speaker) => ({ other, speaker })),
    ];
  });
}

function roomOf({ venue_name, venue_room }: ClassPlan): string {
  return JSON.stringify([folded(venue_name ?? ''), folded(venue_room ?? '')]);
}

/** A name whatever its capitals and blanks. */
function folded(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
