import { TERMS_WORDS } from '@pratibha/words/judging/organiser/terms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { lateDialog } from '../../session/session.tsx';
import css from './judging.module.css';

const W = TERMS_WORDS;

const TermsDialog = lateDialog(async () => (await import('./TermsDialog.tsx')).TermsDialog);

/** Whether judges of a round are named, and how long one may ask about a result. */
export function TermsPart({ roundId }: { readonly roundId: number }) {
  const [isOpen, setOpen] = useState(false);
  const params = { id: String(roundId) };
  const asked = useQuery(read('GET /admin/rounds/{id}/terms', { params }));
  const { data } = asked;
  if (data === undefined) {
    return asked.isError ? (
      <ErrorState message={W.loadFailed} onRetry={() => void asked.refetch()} />
    ) : null;
  }
  return (
    <section className={css.part} aria-label={W.heading}>
      <h2>{W.heading}</h2>
      <p>{data.names_judges ? W.named : W.notNamed}</p>
      <p>{W.asks(data)}</p>
      <div className={css.actions}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {W.change}
        </Button>
      </div>
      {isOpen && <TermsDialog roundId={roundId} terms={data} onClose={() => setOpen(false)} />}
    </section>
  );
}
