import * as USER_PATHS from './user-pages.gen.ts';

/** An event, with the dialog that hands in work for it, or replaces it, where that is asked for. */
export function userEventPath(of: {
  readonly id: number;
  readonly opens?: 'submit' | 'replace';
}): string {
  return withSearch(`${USER_PATHS.events}/${of.id}`, of.opens ? { [of.opens]: of.id } : {});
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
