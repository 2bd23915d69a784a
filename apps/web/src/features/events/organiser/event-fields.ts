import type { EventInForm } from '@pratibha/contract/event-places';
import {
  EVENT_FIELD_NAMES,
  EVENT_FIELDS,
  type EventField,
} from '@pratibha/domain/events/event-fields';
import { meant } from '@pratibha/domain/form-value';
import type { Of } from '@pratibha/domain/value';
import { sentOf, type Typed, typedIn } from './field-kinds.ts';

type Fields = typeof EVENT_FIELDS;

/** What stands in the fields. */
export type FieldValues = { -readonly [Name in EventField]: Typed<Fields[Name]> };

/** The fields as the calls want them. */
type SentFields = { -readonly [Name in EventField]: Of<Fields[Name]> };

/** The fields of a new event, as yet without its dates. */
export function blankFields(): FieldValues {
  return eachField((name) =>
    typedIn(EVENT_FIELDS[name], meant(EVENT_FIELDS[name], undefined)),
  ) as FieldValues;
}

/** What stands in the fields for an event that is there already. */
export function typedOf(event: EventInForm): FieldValues {
  return eachField((name) =>
    typedIn(EVENT_FIELDS[name], meant(EVENT_FIELDS[name], event[name])),
  ) as FieldValues;
}

/** What is sent of the fields. */
export function sentFields(values: FieldValues): SentFields {
  return eachField((name) => sentOf(EVENT_FIELDS[name], values[name])) as SentFields;
}

/** The table of fields is checked; which value belongs to which name is lost in a loop over it. */
function eachField(part: (name: EventField) => unknown): Record<string, unknown> {
  return Object.fromEntries(EVENT_FIELD_NAMES.map((name) => [name, part(name)]));
}
