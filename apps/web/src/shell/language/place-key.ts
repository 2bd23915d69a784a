/** Where a place is kept over the one reload; cleared with all that is typed in the tab. */
export const PLACE_KEY = 'pratibha.place';
