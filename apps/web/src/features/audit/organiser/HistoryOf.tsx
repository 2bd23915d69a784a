import { MOST_ENTRIES } from '@pratibha/contract/audit';
import { CHANGE_WORDS } from '@pratibha/words/audit/organiser/changes';
import { HISTORY_WORDS } from '@pratibha/words/audit/organiser/history';
import { useQuery } from '@tanstack/react-query';
import { type ReadKey, read } from '../../../data/queries.ts';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import { History } from './History.tsx';
import css from './HistoryFold.module.css';

/** The calls that tell the history of one thing. */
export type HistoryCall = Extract<ReadKey, `GET /admin/${string}/{id}/history`>;

type Props = { readonly call: HistoryCall; readonly id: number };

/** The history of one thing, or why there is none to show. */
export function HistoryOf({ call, id }: Props) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...read(call, { params: { id: String(id) } }),
    ...LIVE_QUERY,
  });
  if (data === undefined) {
    return isError ? (
      <ErrorState
        message={CHANGE_WORDS.failed}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <Spinner label={HISTORY_WORDS.loading} />
    );
  }
  if (data.length === 0) return <p className={css.quiet}>{CHANGE_WORDS.empty}</p>;
  return (
    <>
      <History entries={data} />
      {data.length === MOST_ENTRIES && (
        <p className={css.quiet}>{CHANGE_WORDS.most(MOST_ENTRIES)}</p>
      )}
    </>
  );
}
