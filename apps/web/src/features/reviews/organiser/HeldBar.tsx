import { HELD_BAR_WORDS } from '@pratibha/words/reviews/organiser/held-bar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import { lateDialog } from '../../session/session.tsx';
import css from './HeldBar.module.css';

const HeldDialog = lateDialog(async () => (await import('./HeldDialog.tsx')).HeldDialog);

/** How many messages about decisions of the event are held back, and the way to send them. */
export function HeldBar({ event }: { readonly event: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const params = { id: String(event) };
  const { data } = useQuery({ ...read('GET /admin/events/{id}', { params }), ...LIVE_QUERY });
  const count = data?.held_decisions ?? 0;
  if (count === 0 && !isOpen) return null;
  return (
    <section className={css.bar} aria-label={HELD_BAR_WORDS.label}>
      <p role="status">{HELD_BAR_WORDS.held(count)}</p>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {HELD_BAR_WORDS.send(count)}
      </Button>
      {isOpen && <HeldDialog event={event} onClose={() => setIsOpen(false)} />}
    </section>
  );
}
