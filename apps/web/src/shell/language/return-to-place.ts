/** Where it is kept over the one reload; cleared with all that is typed in the tab. */
export const PLACE_KEY = 'pratibha.place';

/** After the language was changed: the same place on the page, with what was typed. */
export function returnToPlace(): void {
  try {
    if (sessionStorage.getItem(PLACE_KEY) === null) return;
  } catch {
    return;
  }
  import('./kept-place.ts').then(
    ({ takePlace }) => takePlace(),
    () => undefined,
  );
}
