import { NetworkError } from '@pratibha/contract/client';
import { OWN_FINAL_WORDS } from '@pratibha/words/judging/judge/final';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { queryClient, read, useWrite } from '../../../data/queries.ts';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './judge.module.css';
import { isNotTheirs } from './judging-reads.ts';
import { TwoWorks } from './TwoWorks.tsx';

const W = OWN_FINAL_WORDS;
const CALL = 'GET /judge/rounds/{id}/final';

/** Whether there are two works to choose between is asked so often while there are none. */
const EVERY_MS = 10_000;

/** The final of a round that is over, while one goes on. */
export function OwnFinal({ roundId }: { readonly roundId: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const params = { id: String(roundId) };
  const query = read(CALL, { params });
  const final = useQuery({
    ...query,
    // Two works that one looks at stay there, whatever others choose meanwhile.
    refetchInterval: ({ state }) =>
      state.data?.pair || isNotTheirs(state.error) ? false : EVERY_MS,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  const cast = useWrite('POST /judge/rounds/{id}/final/ballots', []);
  const { data, error } = final;
  if (data === undefined) {
    // Without a network the page shows what is at hand, and says so elsewhere.
    if (!error || isNotTheirs(error) || error instanceof NetworkError) return null;
    return <ErrorState message={W.failed} onRetry={() => void final.refetch()} />;
  }
  const failed = cast.error && <Failed text={failureWords(cast.error, W.uncertain)} />;
  if (data.number === null) return failed;
  const { number, pair } = data;
  const [one, other] = pair ?? [];
  const choose = (better: number, worse: number) =>
    cast.mutate(
      { params, body: { final: number, better, other: worse } },
      {
        onSuccess: (next) => {
          queryClient.setQueryData(query.queryKey, next);
          heading.current?.focus();
        },
        // It is over, or the two works are not theirs any more.
        onError: () => void final.refetch(),
      },
    );
  return (
    <section className={css.card} aria-labelledby="final">
      <h2 id="final" ref={heading} tabIndex={-1}>
        {W.heading}
      </h2>
      <p className={css.quiet}>{W.intro}</p>
      <p role="status" className={css.saved}>
        {data.cast > 0 && W.done(data.cast)}
      </p>
      {failed}
      {one && other ? (
        <TwoWorks
          key={`${one.number} ${other.number}`}
          roundId={roundId}
          works={[one, other]}
          isBusy={cast.isPending}
          onChoose={choose}
        />
      ) : (
        <p className={css.notice}>{W.waiting}</p>
      )}
    </section>
  );
}

function Failed({ text }: { readonly text: string }) {
  return (
    <p role="alert" className={css.error}>
      {text}
    </p>
  );
}
