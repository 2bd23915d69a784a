import type { EventWorkForm } from '@pratibha/contract/work-forms';
import { PLAIN_FORM, type WorkForm } from '@pratibha/domain/works/work-form';
import type { EventFormRow } from './work-forms.queries.ts';

/** What an event asks to hand in: of one of which nobody said anything, the link alone. */
export function workFormOf(row: EventFormRow): WorkForm {
  return {
    asks_link: row.asks_link ?? PLAIN_FORM.asks_link,
    parts: row.parts ?? PLAIN_FORM.parts,
    grace_minutes: row.grace_minutes ?? PLAIN_FORM.grace_minutes,
    mending_hours: row.mending_hours ?? PLAIN_FORM.mending_hours,
    refuses_findings: row.refuses_findings ?? PLAIN_FORM.refuses_findings,
  };
}

/** The form as calls tell it. */
export function workFormView(form: WorkForm) {
  return { ...form, parts: form.parts.map((part) => ({ ...part })) };
}

export function eventWorkFormView(row: EventFormRow): EventWorkForm {
  return { ...workFormView(workFormOf(row)), revision: row.version ?? 0 };
}
