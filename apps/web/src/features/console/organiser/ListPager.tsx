import { Pager } from '../../../ui/list/Pager.tsx';
import { ADMIN } from './admin-shell.texts.ts';
import { type ListSearch, rangeOf, type Turns } from './list-search.ts';

type Props = {
  readonly search: ListSearch;
  readonly count: number;
  /** Exact up to 10,000, then '10000+'. */
  readonly total: string;
  readonly turns: Turns;
};

/** Which rows of how many these are, and the ways to the others; nothing for an empty list. */
export function ListPager({ search, count, total, turns }: Props) {
  if (count === 0 && turns.first === null) return null;
  const { first, last } = rangeOf(search, count);
  const whole = total.endsWith('+')
    ? `${Number(total.slice(0, -1)).toLocaleString('en-US')}+`
    : Number(total).toLocaleString('en-US');
  return (
    <Pager
      range={ADMIN.range(Math.min(first, last), last, whole)}
      onFirst={turns.first}
      onPrevious={turns.previous}
      onNext={turns.next}
    />
  );
}
