import type { JudgedRoundDetails } from '@pratibha/contract/judge';
import { OWN_NOMINATIONS_WORDS } from '@pratibha/words/judging/judge/nominations';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import css from './judge.module.css';
import { NominationForm } from './NominationForm.tsx';

const W = OWN_NOMINATIONS_WORDS;

/** For what one may nominate one of one's works, if the round has such; changed until it ends. */
export function OwnNominations({ round }: { readonly round: JudgedRoundDetails }) {
  const all = useQuery(
    read('GET /judge/rounds/{id}/nominations', { params: { id: String(round.id) } }),
  );
  if (all.error && all.data === undefined) {
    return <ErrorState message={W.loadFailed} onRetry={() => void all.refetch()} />;
  }
  if (all.data === undefined || all.data.length === 0) return null;
  const isOpen = round.state === 'open';
  return (
    <section className={css.card} aria-label={W.heading}>
      <h2>{W.heading}</h2>
      <p className={css.quiet}>{isOpen ? W.intro : W.over}</p>
      {all.data.map((own) => (
        <NominationForm key={own.id} round={round} own={own} isOpen={isOpen} />
      ))}
    </section>
  );
}
