import type { AdminUser } from '@pratibha/contract/users';
import type { ConsoleRelation, EventGrant } from '@pratibha/domain/grants';
import {
  EVENT_GRANTS_WORDS,
  GRANT_KIND_WORDS,
} from '@pratibha/words/people/organiser/event-grants';
import { fieldErrors } from '../../../data/field-errors.ts';

/** The choice that stands for every event; of one event it is the id. */
export const EVERY_EVENT = 'every';

/** A line of the form. */
export type GrantLine = {
  /** Tells lines apart, whatever is chosen in them. */
  readonly key: number;
  /** An id, `EVERY_EVENT`, or '' while nothing is chosen. */
  readonly event: string;
  readonly kind: ConsoleRelation;
};

/** What the form says of the events of a person. Lines outlive a change of mind about the scope. */
export type EventsValue = {
  readonly scope: 'all' | 'some';
  readonly lines: readonly GrantLine[];
};

/** The name of what is wrong with the lines as a whole. */
export const LINES = 'lines';

/** The name of what is wrong with one line. */
export function nameOf({ key }: GrantLine): string {
  return `line-${key}`;
}

/** How many events they are, in words. */
export function grantsCount(grants: AdminUser['event_grants']): string {
  const isEvery = grants.some(({ event_id }) => event_id === null);
  return isEvery ? EVENT_GRANTS_WORDS.every : EVENT_GRANTS_WORDS.count(grants.length);
}

/** Every grant in words; none is all events. */
export function grantsInWords(grants: AdminUser['event_grants']): readonly string[] {
  if (grants.length === 0) return [EVENT_GRANTS_WORDS.all];
  return grants.map(({ event_title, kind }) =>
    EVENT_GRANTS_WORDS.granted(event_title ?? EVENT_GRANTS_WORDS.every, GRANT_KIND_WORDS[kind]),
  );
}

/** What the form starts with. */
export function eventsValueOf(grants: AdminUser['event_grants']): EventsValue {
  const lines = grants.map(({ event_id, kind }, key) => {
    return { key, kind, event: event_id === null ? EVERY_EVENT : String(event_id) };
  });
  return { scope: lines.length === 0 ? 'all' : 'some', lines };
}

/** The lines with one more, in which nothing is chosen. */
export function withNewLine(lines: readonly GrantLine[]): readonly GrantLine[] {
  const key = 1 + Math.max(-1, ...lines.map((line) => line.key));
  return [...lines, { key, event: '', kind: 'organise' }];
}

/** What the form asks the server for. */
export function grantsOf({ scope, lines }: EventsValue): EventGrant<ConsoleRelation>[] {
  if (scope === 'all') return [];
  return lines.map(({ event, kind }) => {
    return { event_id: event === EVERY_EVENT ? null : Number(event), kind };
  });
}

/** Whether both say the same; a line without an event says nothing yet. */
export function isSameGrants(one: EventsValue, other: EventsValue): boolean {
  const said = ({ scope, lines }: EventsValue) =>
    scope === 'all' ? [] : [scope, ...lines.map(({ event, kind }) => [event, kind])];
  return JSON.stringify(said(one)) === JSON.stringify(said(other));
}

/** What is wrong, by the names of `LINES` and `nameOf`. */
export function eventsErrors({ scope, lines }: EventsValue): Record<string, string> {
  if (scope === 'all') return {};
  if (lines.length === 0) return { [LINES]: EVENT_GRANTS_WORDS.missingLines };
  const blank = lines.filter(({ event }) => event === '');
  return Object.fromEntries(blank.map((line) => [nameOf(line), EVENT_GRANTS_WORDS.missingEvent]));
}

/** What the server refused in these lines, by the same names. */
export function refusedLines(
  error: Error,
  lines: readonly GrantLine[],
): Readonly<Record<string, string>> {
  return fieldErrors(error, ([field, place]) => {
    const line = lines[Number(place)];
    if (field !== 'event_grants') return undefined;
    return place === undefined || line === undefined ? LINES : nameOf(line);
  });
}
