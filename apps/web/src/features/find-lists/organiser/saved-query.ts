/** Parameters of a list's call by their names. */
export type SavedQuery = Readonly<Record<string, string>>;

/**
 * What a saved filter keeps of what a list asks for: not its edition, by which everything else is
 * filtered, too.
 */
export function savedQuery(asked: object): SavedQuery {
  const { edition: _, ...rest } = asked as Readonly<Record<string, string | undefined>>;
  const said = Object.entries(rest).filter((pair): pair is [string, string] => !!pair[1]);
  return Object.fromEntries(said);
}

/** Whether two ask for the same. */
export function isSameQuery(one: SavedQuery, other: SavedQuery): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}
