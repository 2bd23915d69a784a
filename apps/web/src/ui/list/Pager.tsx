import { ADMIN_LIST_WORDS } from '@pratibha/words/ui/admin-list';
import { Button } from '../plain/Button.tsx';
import { grouped } from './grouped.ts';
import css from './Toolbar.module.css';

/** Turning of pages; null where there is none to turn to. */
export type PageTurning = {
  readonly first: (() => void) | null;
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
};

type Props = {
  /** How many rows the pages before hold, and how many this one. */
  readonly before: number;
  readonly count: number;
  /** Exact up to 10,000, then '10000+'. */
  readonly total: string;
  readonly turns: PageTurning;
};

/**
 * Which rows of how many these are, and first, previous and next page of a list that is paged by
 * cursor; nothing for an empty list.
 */
export function Pager({ before, count, total, turns }: Props) {
  if (count === 0 && turns.first === null) return null;
  const last = before + count;
  return (
    <nav className={css.pager} aria-label={ADMIN_LIST_WORDS.pages}>
      <p role="status">
        {ADMIN_LIST_WORDS.range(Math.min(before + 1, last), last, grouped(total))}
      </p>
      <div className={css.pages}>
        <PageButton label={ADMIN_LIST_WORDS.firstPage} onTurn={turns.first} />
        <PageButton label={ADMIN_LIST_WORDS.previousPage} onTurn={turns.previous} />
        <PageButton label={ADMIN_LIST_WORDS.nextPage} onTurn={turns.next} />
      </div>
    </nav>
  );
}

function PageButton({
  label,
  onTurn,
}: {
  readonly label: string;
  readonly onTurn: PageTurning['first'];
}) {
  return (
    <Button variant="secondary" disabled={onTurn === null} onClick={() => onTurn?.()}>
      {label}
    </Button>
  );
}
