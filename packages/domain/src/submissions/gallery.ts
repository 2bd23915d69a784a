/** Works of the gallery that one page shows. */
export const WORKS_A_PAGE = 60;

/** What of a work decides whether it fits. */
type GalleryWork = {
  readonly event_id: number;
  /** The year of its edition. */
  readonly edition: string;
  readonly awards: readonly { readonly title: string }[];
};

/** What of the gallery is asked for; null: all of it. */
export type GalleryChoice = {
  readonly edition: string;
  readonly event: number | null;
  /** The title of an award. */
  readonly award: string | null;
  /** From 1 on. */
  readonly page: number;
};

/** What stands behind the question mark of an address. */
type Query = { readonly get: (name: string) => string | null | undefined };

/** A number as addresses have it; null for everything else. */
function numberIn(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** What an address asks for. */
export function galleryChoiceIn(edition: string, query: Query): GalleryChoice {
  return {
    edition,
    event: numberIn(query.get('competition')),
    award: query.get('award') || null,
    page: numberIn(query.get('page')) ?? 1,
  };
}

/** The same for an address, with its question mark; '' for all of an edition. */
export function galleryQuery({ event, award, page }: Omit<GalleryChoice, 'edition'>): string {
  const parts = [
    ...(event === null ? [] : [`competition=${event}`]),
    ...(award === null ? [] : [`award=${encodeURIComponent(award)}`]),
    ...(page === 1 ? [] : [`page=${page}`]),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** The works that fit, whatever page of them. */
export function worksThatFit<Work extends GalleryWork>(
  works: readonly Work[],
  { edition, event, award }: Omit<GalleryChoice, 'page'>,
): readonly Work[] {
  return works.filter(
    (work) =>
      work.edition === edition &&
      (event === null || work.event_id === event) &&
      (award === null || work.awards.some(({ title }) => title === award)),
  );
}

/** How many pages so many works fill; one where there are none. */
export function pagesOf(works: number): number {
  return Math.max(1, Math.ceil(works / WORKS_A_PAGE));
}

/** Those of one page. */
export function onPage<Work>(works: readonly Work[], page: number): readonly Work[] {
  return works.slice((page - 1) * WORKS_A_PAGE, page * WORKS_A_PAGE);
}

/**
 * What is shown to whoever asks for something that no work fits any more, or for a page behind the
 * last: as much of it as there is.
 */
export function nearestChoice(works: readonly GalleryWork[], asked: GalleryChoice): GalleryChoice {
  const fits = (choice: GalleryChoice) => worksThatFit(works, choice).length > 0;
  const ofEvent = { ...asked, award: null };
  const all = { ...ofEvent, event: null };
  const choice = [asked, ofEvent, all].find(fits) ?? all;
  const isSame = choice === asked && asked.page <= pagesOf(worksThatFit(works, asked).length);
  return isSame ? asked : { ...choice, page: 1 };
}
