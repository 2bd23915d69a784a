import type { FoundList } from '@pratibha/domain/find/find';
import { LIST_COLUMNS } from '@pratibha/domain/find/list-columns';

/** What stays where it is in each list: the box that selects a row, its name, its buttons. */
type Placed = {
  readonly id: string;
  readonly isSelect?: boolean;
  readonly isTitle?: boolean;
  readonly isActions?: boolean;
};

/** Whether a column is nobody's to choose. */
export function isFixed({ isSelect, isTitle, isActions }: Placed): boolean {
  return isSelect === true || isTitle === true || isActions === true;
}

/**
 * The columns that somebody chose, in their order, after what names the row; who chose none sees
 * those that everybody begins with. What a list has no column for now, as nothing is replaced, is
 * left out.
 */
export function arranged<Column extends Placed>(
  list: FoundList,
  all: readonly Column[],
  chosen: readonly string[] | null,
): readonly Column[] {
  if (chosen === null) {
    const shown: readonly string[] = LIST_COLUMNS[list].shown;
    return all.filter((column) => isFixed(column) || shown.includes(column.id));
  }
  const before = all.filter(({ isSelect, isTitle }) => isSelect || isTitle);
  const between = chosen.flatMap((name) => all.filter(({ id }) => id === name));
  return [...before, ...between, ...all.filter(({ isActions }) => isActions)];
}

/** The chosen names with one of them a place up or down. */
export function moved(chosen: readonly string[], name: string, by: 1 | -1): readonly string[] {
  const at = chosen.indexOf(name);
  const to = at + by;
  if (at < 0 || to < 0 || to >= chosen.length) return chosen;
  return chosen.toSpliced(at, 1).toSpliced(to, 0, name);
}
