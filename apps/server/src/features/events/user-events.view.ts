import { type EVENT_COLUMNS, eventFields, type UserEvent } from '@pratibha/contract/events';
import { cardButton } from '@pratibha/domain/events/event-state';
import { z } from 'zod';
import { responseSchema, writerBy } from '../../platform/serve/response-schema.ts';
import { Written } from '../../platform/serve/written.ts';
import type { EventRow, findEventsWithStamp, OwnEventState } from './events.queries.ts';
import { seatsLeftOf, shownOf } from './events.view.ts';

type Own = Omit<UserEvent, (typeof EVENT_COLUMNS)[number]>;

const writeFields = writerBy(responseSchema(z.object(eventFields)));

/** What everybody who is signed in sees of an event, without the brace at its end. */
export function fieldsJson(row: Omit<EventRow, 'version'>): string {
  return writeFields(shownOf(row)).slice(0, -1);
}

/** An event with its fields as they go out (`fieldsJson`). */
export type KnownEvent = {
  readonly row: Awaited<ReturnType<typeof findEventsWithStamp>>['rows'][number];
  readonly json: string;
};

/** An event with what one person has done in it. */
export type ListedEvent = KnownEvent & {
  readonly own: OwnEventState;
  readonly seats_taken: number | null;
};

/** The list as this viewer sees it now. */
export function userEventsView(
  events: readonly ListedEvent[],
  viewer: { readonly isInternal: boolean },
  now: Date,
): Written<UserEvent[]> {
  const parts = events.map((event) => event.json + ownJson(ownOf(event, viewer, now)));
  return new Written(`[${parts.join(',')}]`);
}

function ownOf(
  { row, own, seats_taken }: ListedEvent,
  viewer: { readonly isInternal: boolean },
  now: Date,
): Own {
  const seatsLeft = seatsLeftOf({ capacity: row.capacity, seats_taken });
  const button = cardButton(
    row,
    {
      isInternal: viewer.isInternal,
      isRegistered: own.registration_id !== null,
      registrationStatus: own.registration_status,
      submissionStatus: own.submission_status,
      isFull: seatsLeft === 0,
    },
    now,
  );
  return {
    is_registered: own.registration_id !== null,
    registration_id: own.registration_id,
    registration_status: own.registration_status,
    submission_status: own.submission_status,
    submission_id: own.submission_id,
    seats_left: seatsLeft,
    refusal: button.refusal,
  };
}

/** The rest of an event after `fieldsJson`, in the order of the schema: numbers and codes alone. */
function ownJson(own: Own): string {
  return (
    `,"is_registered":${own.is_registered},"registration_id":${own.registration_id}` +
    `,"registration_status":${codeJson(own.registration_status)}` +
    `,"submission_status":${codeJson(own.submission_status)}` +
    `,"submission_id":${own.submission_id},"seats_left":${own.seats_left}` +
    `,"refusal":${codeJson(own.refusal)}}`
  );
}

function codeJson(code: string | null): string {
  return code === null ? 'null' : `"${code}"`;
}
