import { ADMIN_SUBMISSIONS_WORDS } from '@pratibha/words/submissions/organiser';
import type { Column } from '../../../ui/list/DataTable.tsx';
import type { Reviewed } from '../../reviews/reviews.tsx';
import { LateFound } from './late-handed-in.ts';
import { useOfWorks } from './use-of-works.ts';

/**
 * Pictures of works, files that do not meet and links that do not open, in a column that is there
 * where one is.
 */
export function useFound(rows: readonly Reviewed[]): readonly Column<Reviewed, never>[] {
  const ids = rows.map(({ id }) => id);
  const files = useOfWorks('GET /admin/events/submissions/findings', ids);
  const links = useOfWorks('GET /admin/events/submissions/links', ids);
  const previews = useOfWorks('GET /admin/events/submissions/previews', ids);
  const foundOf = (id: number) => ({
    findings: files.find(({ submission_id }) => submission_id === id)?.findings ?? [],
    dead: links.filter((link) => link.submission_id === id && link.state === 'does-not-open'),
    preview: previews.find(({ submission_id }) => submission_id === id),
  });
  const isFound = (id: number) => {
    const { findings, dead, preview } = foundOf(id);
    return preview !== undefined || findings.length + dead.length > 0;
  };
  if (!ids.some(isFound)) return [];
  const cell = ({ id }: Reviewed) => isFound(id) && <LateFound {...foundOf(id)} />;
  return [{ ...ADMIN_SUBMISSIONS_WORDS.beside.found, cell }];
}
