/** The pages of which there is a preview, as its address calls them. */
export const PREVIEW_PAGES = ['landing', 'guidelines', 'privacy', 'rules'] as const;

/** A page of the preview, and the selector of what is shown of it; null: its head. */
export type PreviewPlace = {
  readonly page: (typeof PREVIEW_PAGES)[number];
  readonly selector: string | null;
};

/**
 * Where else than in the landing page's section of the same name a section of the editor is seen.
 */
const PLACES: Readonly<Record<string, PreviewPlace>> = {
  identity: { page: 'landing', selector: null },
  dates: { page: 'landing', selector: '#timeline' },
  contact: { page: 'landing', selector: 'footer' },
  place: { page: 'landing', selector: 'footer' },
  venue: { page: 'landing', selector: '#details' },
  sections: { page: 'landing', selector: null },
  look: { page: 'landing', selector: null },
  advert: { page: 'landing', selector: null },
  guidelines: { page: 'guidelines', selector: null },
  workshops: { page: 'guidelines', selector: '#workshops' },
  legal: { page: 'privacy', selector: null },
};

/** Seen on no page. */
const NOWHERE = ['registration', 'descriptions'];

/** What the preview shows of a section of the editor; null where it is on no page. */
export function previewPlace(section: string): PreviewPlace | null {
  if (NOWHERE.includes(section)) return null;
  return PLACES[section] ?? { page: 'landing', selector: `#${section}` };
}
