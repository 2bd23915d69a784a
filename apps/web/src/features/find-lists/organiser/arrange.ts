/** What stays where it is in each list: the box that selects a row, its name, its buttons. */
export type Placed = {
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
 * The columns that somebody chose, in their order, after what names the row. What a list has no
 * column for now, as nothing is replaced, is left out.
 */
export function arranged<Column extends Placed>(
  all: readonly Column[],
  chosen: readonly string[],
): readonly Column[] {
  const before = all.filter(({ isSelect, isTitle }) => isSelect || isTitle);
  const between = chosen.flatMap((name) => all.filter(({ id }) => id === name));
  return [...before, ...between, ...all.filter(({ isActions }) => isActions)];
}
