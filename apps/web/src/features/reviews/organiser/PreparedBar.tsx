import { PREPARED_BAR_WORDS } from '@pratibha/words/reviews/organiser/prepared-bar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import { lateDialog } from '../../session/session.tsx';
import css from './PreparedBar.module.css';

const ReleaseDialog = lateDialog(async () => (await import('./ReleaseDialog.tsx')).ReleaseDialog);

/** How many decisions of the event are prepared, and the way to release them. */
export function PreparedBar({ event }: { readonly event: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const params = { id: String(event) };
  const { data } = useQuery({ ...read('GET /admin/events/{id}', { params }), ...LIVE_QUERY });
  const count = data?.held_decisions ?? 0;
  if (count === 0 && data?.holds_decisions !== true && !isOpen) return null;
  return (
    <section className={css.bar} aria-label={PREPARED_BAR_WORDS.label}>
      <p role="status">{PREPARED_BAR_WORDS.prepared(count)}</p>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {count === 0 ? PREPARED_BAR_WORDS.releases : PREPARED_BAR_WORDS.release(count)}
      </Button>
      {isOpen && <ReleaseDialog event={event} onClose={() => setIsOpen(false)} />}
    </section>
  );
}
