import type { SavedFilter } from '@pratibha/contract/saved-filters';
import type { FoundList } from '@pratibha/domain/find/find';
import { ADMIN_LIST_WORDS } from '@pratibha/words/ui/admin-list';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { withSearch } from '../../../data/address/app-paths.ts';
import { read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import type { EditionInAddress } from '../../console/console.tsx';
import css from './Finding.module.css';
import type { SavedQuery } from './saved-query.ts';

type Props = {
  readonly list: FoundList;
  readonly edition: EditionInAddress | undefined;
  readonly filters: readonly SavedFilter[];
  /** The one that is looked at; null: all rows. */
  readonly current: number | null | undefined;
  readonly leadTo: (saved: number | undefined, to: SavedQuery) => object;
};

/** The saved filters of a list, one's own before shared ones, with how many rows each finds. */
export function SavedStrip({ list, edition, filters, current, leadTo }: Props) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { data: counts = [] } = useQuery({
    ...read('GET /admin/lists/counts', {
      query: edition === undefined ? { list } : { list, edition: String(edition) },
    }),
    staleTime: 30_000,
  });
  const rowsOf = new Map(counts.map(({ id, rows }) => [id, rows]));
  const hrefOf = (saved: number | undefined, query: SavedQuery) =>
    withSearch(path, leadTo(saved, query) as Parameters<typeof withSearch>[1]);
  return (
    <nav className={css.strip} aria-label={ADMIN_LIST_WORDS.savedFilters}>
      <SiteLink
        className={css.filter}
        href={hrefOf(undefined, {})}
        aria-current={current === null ? 'true' : undefined}
      >
        {ADMIN_LIST_WORDS.everything}
      </SiteLink>
      {filters.map(({ id, name, query, is_shared }) => (
        <SiteLink
          key={id}
          className={css.filter}
          href={hrefOf(id, query)}
          aria-current={current === id ? 'true' : undefined}
        >
          {name} {is_shared && <small>{ADMIN_LIST_WORDS.shared}</small>}{' '}
          <span className={css.rows}>{rowsOf.get(id)}</span>
        </SiteLink>
      ))}
    </nav>
  );
}
