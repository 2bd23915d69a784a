import { FOUND_WORDS, foundInShort } from '@pratibha/words/submissions/organiser/found';
import type { Column } from '../../../ui/list/DataTable.tsx';
import { RowWarning } from '../../../ui/list/RowWarning.tsx';
import type { Reviewed } from '../../reviews/reviews.tsx';
import { useOfWorks } from './use-of-works.ts';

const W = FOUND_WORDS;

/** Files that do not meet and links that do not open, in a column that is there where one is. */
export function useFound(rows: readonly Reviewed[]): readonly Column<Reviewed, never>[] {
  const ids = rows.map(({ id }) => id);
  const files = useOfWorks('GET /admin/events/submissions/findings', ids);
  const links = useOfWorks('GET /admin/events/submissions/links', ids);
  const warnings = new Map<number, readonly string[]>();
  const warn = (id: number, words: string) =>
    warnings.set(id, [...(warnings.get(id) ?? []), words]);
  for (const { submission_id: id, findings } of files) {
    if (findings.length > 0) warn(id, W.doesNotMeet(findings.map(foundInShort)));
  }
  for (const id of ids) {
    const dead = links.filter((link) => link.submission_id === id && isDead(link));
    const gone = dead.filter(({ opened_before }) => opened_before).length;
    if (gone > 0) warn(id, W.noLongerOpens(gone));
    if (dead.length > gone) warn(id, W.doesNotOpen(dead.length - gone));
  }
  if (warnings.size === 0) return [];
  const cell = ({ id }: Reviewed) =>
    warnings.get(id)?.map((words) => <RowWarning key={words}>{words}</RowWarning>);
  return [{ ...W.column, cell }];
}

function isDead({ state }: { readonly state: string }): boolean {
  return state === 'does-not-open';
}
