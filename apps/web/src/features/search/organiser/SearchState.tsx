import { isSearched } from '@pratibha/domain/search/search';
import { SEARCH_WORDS } from '@pratibha/words/search/organiser';
import type { UseQueryResult } from '@tanstack/react-query';
import { FetchFailed } from '../../../ui/page/RenewalFailed.tsx';
import css from './SearchDialog.module.css';

const W = SEARCH_WORDS;

type Props = {
  readonly q: string;
  readonly found: Pick<UseQueryResult, 'isFetching' | 'isError' | 'isPaused' | 'refetch'>;
  readonly count: number;
};

/** How the search goes on, in words that a screen reader says. */
export function SearchState({ q, found, count }: Props) {
  const isMeant = isSearched(q);
  const isFailed = isMeant && found.isError && !found.isFetching;
  const isMissed = isMeant && count === 0 && !found.isFetching && !found.isError;
  return (
    <>
      <p className={css.state} role="status">
        {isFailed ? null : stateWords(isMeant, found, count)}
      </p>
      {isFailed && <FetchFailed message={W.failed} of={found} />}
      {isMissed && (
        <div className={css.nothing}>
          <p>{W.nothing(q)}</p>
          <p className={css.quiet}>{W.nothingHelp}</p>
        </div>
      )}
    </>
  );
}

function stateWords(isMeant: boolean, found: Props['found'], count: number): string {
  if (isMeant && found.isPaused) return W.offline;
  if (isMeant && found.isFetching) return W.searching;
  return isMeant || count > 0 ? W.found(count) : W.begin;
}
