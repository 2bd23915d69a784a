import * as USER_PATHS from './user-pages.gen.ts';

/** An event, with the dialog that hands in work for it, or replaces it, where that is asked for. */
export function userEventPath(of: {
  readonly id: number;
  readonly opens?: 'submit' | 'replace';
}): string {
  return withSearch(`${USER_PATHS.events}/${of.id}`, of.opens ? { [of.opens]: of.id } : {});
}

/**
 * What the code at a stand says: the sheet of the work that is there, for guests, and for judges
 * with an account, who are led on from there.
 *
 * @param number of the work
 */
export function standCodePath(roundId: number, number: number): string {
  return withSearch(USER_PATHS.judge, { round: roundId, at: number });
}

/** A path with what it takes along, as far as there is some. */
export function withSearch(
  path: string,
  search: Readonly<Record<string, string | number | undefined>>,
): string {
  const said = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return said.length === 0 ? path : `${path}?${said.join('&')}`;
}
