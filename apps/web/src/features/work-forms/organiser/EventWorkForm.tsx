import type { AdminEvent } from '@pratibha/contract/events';
import type { EventWorkForm as WorkFormOut } from '@pratibha/contract/work-forms';
import { askedInWords } from '@pratibha/words/work-forms/asks';
import { WORK_FORM_FACTS as W } from '@pratibha/words/work-forms/organiser';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { FetchFailed } from '../../../ui/page/RenewalFailed.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import { lateDialog } from '../../session/session.tsx';
import css from './work-forms.module.css';

const WorkFormDialog = lateDialog(
  async () => (await import('./WorkFormDialog.tsx')).WorkFormDialog,
);

type Props = {
  readonly event: Pick<AdminEvent, 'id' | 'title' | 'submissions'>;
  /** Whether the person may change the event. */
  readonly mayChange: boolean;
};

/** What an event asks to hand in, and the way to change it. */
export function EventWorkForm({ event, mayChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const input = { params: { id: String(event.id) } };
  const form = useQuery({ ...read('GET /admin/events/{id}/work-form', input), ...LIVE_QUERY });
  if (form.isError && form.data === undefined) return <FetchFailed message={W.failed} of={form} />;
  if (form.data === undefined) return null;
  return (
    <section className={css.section}>
      <h3>{W.heading}</h3>
      <Asked form={form.data} />
      {mayChange && (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {W.change}
        </Button>
      )}
      {isOpen && <WorkFormDialog event={event} form={form.data} onClose={() => setIsOpen(false)} />}
    </section>
  );
}

function Asked({ form: { asks_link, parts } }: { readonly form: WorkFormOut }) {
  if (parts.length === 0 && asks_link === 'required') return <p>{W.plain}</p>;
  return (
    <ul className={css.asked}>
      <li>{W.links[asks_link]}</li>
      {parts.map((part) => (
        <li key={part.id}>
          {W.part(part.name, askedInWords(part))}
          {!part.required && <span className={css.quiet}> {W.optional}</span>}
        </li>
      ))}
    </ul>
  );
}
