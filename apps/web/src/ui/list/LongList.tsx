import { LONG_LIST_WORDS } from '@pratibha/words/ui/long-list';
import { type ReactNode, useState } from 'react';
import { Button } from '../plain/Button.tsx';
import css from './LongList.module.css';
import rows from './row-list.module.css';

const W = LONG_LIST_WORDS;

/** Entries that are shown at first. */
const MOST = 12;

type Props<T> = {
  /** What it lists, for who hears it. */
  readonly of: string;
  readonly entries: readonly T[];
  /** By their ranks. */
  readonly isOrdered?: boolean;
  /** On paper nothing is left out. */
  readonly isWhole?: boolean;
  readonly children: (entry: T) => ReactNode;
};

/** The first of many entries, so that what comes below is in reach; a press shows all of them. */
export function LongList<T>({
  of,
  entries,
  isOrdered = false,
  isWhole = false,
  children,
}: Props<T>) {
  const [areAllShown, showAll] = useState(false);
  const List = isOrdered ? 'ol' : 'ul';
  const isLong = entries.length > MOST && !isWhole;
  const shown = isLong && !areAllShown ? entries.slice(0, MOST) : entries;
  return (
    <>
      <List className={rows.list}>{shown.map(children)}</List>
      {isLong && (
        <div className={css.actions}>
          <Button
            variant="secondary"
            aria-expanded={areAllShown}
            aria-label={areAllShown ? W.fewerOf(MOST, of) : W.allOf(entries.length, of)}
            onClick={() => showAll(!areAllShown)}
          >
            {areAllShown ? W.fewer(MOST) : W.all(entries.length)}
          </Button>
        </div>
      )}
    </>
  );
}
