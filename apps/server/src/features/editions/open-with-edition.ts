import type { EventToOpen } from '@pratibha/contract/editions';
import {
  afterRenaming,
  competitionNames,
  eventOfCompetition,
  withoutEvent,
} from '@pratibha/domain/editions/competition-events';
import type { EditionContent } from '@pratibha/domain/editions/content';
import type { JsonFields } from '@pratibha/domain/editions/json';
import { eventKept } from '@pratibha/domain/events/event-form';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import type { AuditEntry } from '../../platform/serve/audit.queries.ts';
import { makeEvent, setCompetition } from '../events/events.ts';
import { findEventsOf } from './drafts.queries.ts';

/**
 * Makes events for competitions of an edition that has just become the live one: those of these
 * that have none. Only while all editions are locked, so that of two who publish the second finds
 * them made.
 * @param content what is published, without errors
 */
export async function openWithEdition(
  db: Kysely<DB>,
  { id, content }: { readonly id: number; readonly content: EditionContent },
  asked: readonly EventToOpen[],
  audit: (entry: AuditEntry) => Promise<void>,
): Promise<void> {
  if (asked.length === 0) return;
  const { all } = content.competitions;
  const missing = withoutEvent(
    all.map(({ name }) => name),
    await findEventsOf(db, id),
  );
  for (const { competition, active, capacity } of asked) {
    const found = all.find(({ name }) => name === competition);
    const event = found && missing.includes(competition) && eventOfCompetition(found, content);
    if (!event) continue;
    await makeEvent(
      { db, audit },
      {
        ...eventKept({}),
        ...event,
        ...{ status: active ? 'ACTIVE' : 'INACTIVE', capacity },
      },
      competition,
    );
  }
}

/** An open event without a limit for each competition that has none. */
export function eventForEach({ competitions }: EditionContent): readonly EventToOpen[] {
  return competitions.all.map(({ name }) => ({ competition: name, active: true, capacity: null }));
}

/** Lets the events of competitions that have another name from now on go along with them. */
export async function followRenaming(
  db: Kysely<DB>,
  id: number,
  before: JsonFields,
  after: JsonFields,
): Promise<void> {
  const names = [competitionNames(before), competitionNames(after)] as const;
  const changes = afterRenaming(...names, await findEventsOf(db, id));
  for (const { event, competition } of changes) await setCompetition(db, event.id, competition);
}
