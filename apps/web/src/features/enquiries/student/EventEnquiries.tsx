import { ENQUIRIES_WORDS } from '@pratibha/words/enquiries/student';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { read } from '../../../data/queries.ts';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { ornament } from '../../../ui/plain/ornament.ts';
import { AskOrganisers } from './AskOrganisers.tsx';
import css from './EventEnquiries.module.css';
import { OwnEnquiries } from './OwnEnquiries.tsx';

// Few editions have any, and what reads Markdown is large.
const EditionQuestions = ornament(
  async () => (await import('./EditionQuestions.tsx')).EditionQuestions,
);

/**
 * Questions and answers of an event: what everybody reads, what one asked, and asking. Nothing
 * where there is none of these.
 */
export function EventEnquiries({ eventId }: { readonly eventId: number }) {
  const enquiries = useQuery(
    read('GET /user/events/{id}/enquiries', { params: { id: String(eventId) } }),
  );
  const { data } = enquiries;
  if (enquiries.isLoadingError) {
    return (
      <section className={css.part} aria-label={ENQUIRIES_WORDS.heading}>
        <ErrorState
          message={ENQUIRIES_WORDS.loadFailed}
          onRetry={() => void enquiries.refetch()}
          isRetrying={enquiries.isFetching}
        />
      </section>
    );
  }
  if (data === undefined) return null;
  const { takes_enquiries, own, for_all, of_edition } = data;
  // Who asked reads it where it was asked, and not twice.
  const others = for_all.filter(({ id }) => own.every((each) => each.id !== id));
  const isThere = [own, others, of_edition].some((each) => each.length > 0);
  if (!takes_enquiries && !isThere) return null;
  return (
    <section className={css.part} aria-labelledby="enquiries-heading">
      <h2 id="enquiries-heading">{ENQUIRIES_WORDS.heading}</h2>
      {others.length > 0 && (
        <div>
          {others.map(({ id, question, response }) => (
            <details key={id} className={css.entry}>
              <summary>{question}</summary>
              <p className={css.said}>{response}</p>
            </details>
          ))}
        </div>
      )}
      {of_edition.length > 0 && (
        <Suspense>
          <EditionQuestions questions={of_edition} />
        </Suspense>
      )}
      {own.length > 0 && <OwnEnquiries enquiries={own} />}
      {takes_enquiries && <AskOrganisers eventId={eventId} own={own} />}
    </section>
  );
}
