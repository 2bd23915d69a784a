import { ADMIN_SUBMISSIONS_WORDS, replacedWords } from '@pratibha/words/submissions/organiser';
import { useNow } from '../../../data/server-clock.ts';
import type { Column } from '../../../ui/list/DataTable.tsx';
import type { Reviewed } from '../../reviews/reviews.tsx';
import { useOfWorks } from './use-of-works.ts';

const MINUTE_MS = 60_000;

/**
 * When a work was replaced, in a column that is there where one was or the list is ordered by it.
 */
export function useReplaced(
  rows: readonly Reviewed[],
  sort: string | undefined,
): readonly Column<Reviewed, 'replaced_at'>[] {
  // A first revision replaced nothing.
  const ids = rows.flatMap(({ id, revision }) => (revision > 1 ? [id] : []));
  const replaced = useOfWorks('GET /admin/events/submissions/replaced', ids);
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
