import { HINTS_WORDS } from '@pratibha/words/judging/organiser/running';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { read } from '../../../data/queries.ts';
import css from './judging.module.css';

const W = HINTS_WORDS;

type Props = { readonly roundId: number; readonly emails: readonly string[] };

/** What speaks against asking these addresses, as far as it is known. */
export function AddressHints({ roundId, emails }: Props) {
  const asked = useDeferredValue(emails.filter((email) => email.includes('@')).join(','));
  const { data } = useQuery({
    ...read('GET /admin/rounds/{id}/hints/addresses', {
      params: { id: String(roundId) },
      query: { emails: asked },
    }),
    enabled: asked !== '' && asked.length <= 4_000,
  });
  return (
    <div role="status">
      {asked !== '' && data && data.length > 0 && (
        <>
          <p className={css.few}>{W.beforeAsking}</p>
          <ul className={css.missing}>
            {data.map(({ email, reason, works }) => (
              <li key={`${email} ${reason}`}>
                {reason === 'own-work'
                  ? W.ownWorks(email, works)
                  : W.ofAddress(email, W.reasons[reason], works)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
