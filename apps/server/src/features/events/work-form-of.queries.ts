import type { WorkForm } from '@pratibha/domain/works/work-form';
import { sql } from 'kysely';

/**
 * What an event asks to hand in beside the link and the description; null where it asks for no
 * parts.
 */
export const WORK_FORM = sql<WorkForm | null>`(
  select jsonb_build_object('asks_link', asks_link, 'parts', parts,
    'grace_minutes', grace_minutes, 'mending_hours', mending_hours,
    'refuses_findings', refuses_findings)
  from work_forms where event_id = events.id and parts <> '[]'
)`.as('work_form');
