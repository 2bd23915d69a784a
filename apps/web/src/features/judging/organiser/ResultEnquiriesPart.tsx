import { ProblemError } from '@pratibha/contract/client';
import type { ResultEnquiry } from '@pratibha/contract/result-enquiries';
import { RESULT_ENQUIRIES_WORDS } from '@pratibha/words/judging/organiser/result-enquiries';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/queries.ts';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import { lateDialog } from '../../session/session.tsx';
import css from './judging.module.css';
import own from './result-enquiries.module.css';

const W = RESULT_ENQUIRIES_WORDS;
const when = (at: string) => formatDateTime(new Date(at));

const AnswerDialog = lateDialog(
  async () => (await import('./ResultResponseDialog.tsx')).ResultResponseDialog,
);

/**
 * What is asked about the results of a round, what waits first; nothing where nobody asked, nor
 * where the page itself says why one may not see it.
 */
export function ResultEnquiriesPart({ roundId }: { readonly roundId: number }) {
  const [answering, setAnswering] = useState<number | null>(null);
  const params = { id: String(roundId) };
  const asked = useQuery({
    ...read('GET /admin/rounds/{id}/result-enquiries', { params }),
    ...LIVE_QUERY,
  });
  const { data, error } = asked;
  if (data === undefined) {
    const isSaid = error instanceof ProblemError && error.status < 500;
    return error && !isSaid ? (
      <ErrorState message={W.loadFailed} onRetry={() => void asked.refetch()} />
    ) : null;
  }
  if (data.length === 0) return null;
  const open = data.find(({ id }) => id === answering);
  return (
    <section className={css.part} aria-label={W.heading}>
      <h2>{W.heading}</h2>
      <ul className={own.list}>
        {data.map((each) => (
          <Enquiry key={each.id} enquiry={each} onAnswer={() => setAnswering(each.id)} />
        ))}
      </ul>
      {open && <AnswerDialog key={open.id} enquiry={open} onClose={() => setAnswering(null)} />}
    </section>
  );
}

type Props = { readonly enquiry: ResultEnquiry; readonly onAnswer: () => void };

function Enquiry({ enquiry, onAnswer }: Props) {
  const { number, user_name, text, asked_at, response, responded_at } = enquiry;
  const press = response === null ? W.answer : W.change;
  return (
    <li>
      <p>
        <strong>{W.from(number, user_name)}</strong>
      </p>
      <p className={own.said}>{text}</p>
      <p className={css.quiet}>{W.asked(when(asked_at))}</p>
      {response !== null && responded_at !== null && (
        <>
          <p className={own.said}>{response}</p>
          <p className={css.quiet}>{W.answered(when(responded_at))}</p>
        </>
      )}
      {response === null && <p className={css.quiet}>{W.waits}</p>}
      <Button variant="secondary" aria-label={W.label(press, user_name)} onClick={onAnswer}>
        {press}
      </Button>
    </li>
  );
}
