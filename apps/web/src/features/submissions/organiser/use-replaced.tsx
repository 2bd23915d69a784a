import { ADMIN_SUBMISSIONS_WORDS, replacedWords } from '@pratibha/words/submissions/organiser';
import { useQuery } from '@tanstack/react-query';
import { queryClient, read } from '../../../data/queries.ts';
import { useNow } from '../../../data/server-clock.ts';
import type { Column } from '../../../ui/list/DataTable.tsx';
import { LIVE_LIST_QUERY } from '../../console/console.tsx';
import type { Reviewed } from '../../reviews/reviews.tsx';

const REPLACED = 'GET /admin/events/submissions/replaced';
/** So many works are asked for at once. */
const IN_CALL = 100;
const MINUTE_MS = 60_000;

/**
 * When a work was replaced, in a column that is there where one was or the list is ordered by it.
 */
export function useReplaced(
  rows: readonly Reviewed[],
  sort: string | undefined,
): readonly Column<Reviewed, 'replaced_at'>[] {
  // A first revision replaced nothing.
  const ids = rows.flatMap(({ id, revision }) => (revision > 1 ? [id] : [])).toSorted(byNumber);
  const calls = Array.from({ length: Math.ceil(ids.length / IN_CALL) }, (_, n) =>
    ids.slice(n * IN_CALL, (n + 1) * IN_CALL).join(','),
  );
  const { data: replaced = [] } = useQuery({
    queryKey: [REPLACED, ids],
    queryFn: async () => {
      const some = (query: { ids: string }) =>
        queryClient.fetchQuery({ ...read(REPLACED, { query }), staleTime: 0 });
      return (await Promise.all(calls.map((each) => some({ ids: each })))).flat();
    },
    enabled: ids.length > 0,
    ...LIVE_LIST_QUERY,
  });
  if (replaced.length === 0 && sort?.endsWith('replaced_at') !== true) return [];
  const atOf = new Map(replaced.map((each) => [each.submission_id, each.replaced_at]));
  const cell = ({ id }: Reviewed) => {
    const at = atOf.get(id);
    return at === undefined ? ADMIN_SUBMISSIONS_WORDS.none : <ReplacedText at={at} />;
  };
  const { replaced: column } = ADMIN_SUBMISSIONS_WORDS.beside;
  return [{ ...column, isSortable: true, isNoWrap: true, cell }];
}

/** 'replaced 2 h ago', by the server's clock. */
export function ReplacedText({ at }: { readonly at: string }) {
  const now = useNow(MINUTE_MS);
  return now !== null && replacedWords(new Date(at), now);
}

function byNumber(a: number, b: number): number {
  return a - b;
}
