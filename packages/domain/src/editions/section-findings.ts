import type { EditionContent } from './content.ts';
import { entriesIn, entriesPointer, type LandingSection } from './sections.ts';
import type { WrongPlaces } from './wrong-places.ts';

/** What visitors do not see, though something was done for it. */
export type SectionWarning =
  /** A section that is off has entries. */
  | {
      readonly code: 'section-off-with-entries';
      readonly section: LandingSection;
      readonly entries: number;
    }
  /** A section that is on has none. */
  | { readonly code: 'section-on-and-empty'; readonly section: LandingSection }
  /** Nobody has said where on the map it is. */
  | { readonly code: 'place-without-map' };

type Found = { readonly path: string; readonly error: SectionWarning };

/** What of a content nobody sees; a warning leads to where that is changed. */
export function sectionWarnings(content: EditionContent, places: WrongPlaces): Found[] {
  return [...unseenSections(content, places), ...placeWithoutMap(content, places)];
}

function unseenSections(content: EditionContent, { isReadable, isSound }: WrongPlaces): Found[] {
  if (!isReadable('/sections')) return [];
  return content.sections.flatMap((each, index): Found[] => {
    const path = `/sections/${index}/shown`;
    if (!isSound(`/sections/${index}`)) return [];
    const { name: section, shown } = each;
    const pointer = entriesPointer(section);
    // Those that always have something to show are off because somebody wants it.
    if (pointer === null || !isReadable(pointer)) return [];
    const entries = entriesIn(content, section) ?? 0;
    if (shown && entries === 0)
      return [{ path: pointer, error: { code: 'section-on-and-empty', section } }];
    if (shown || entries === 0) return [];
    return [{ path, error: { code: 'section-off-with-entries', section, entries } }];
  });
}

function placeWithoutMap({ place }: EditionContent, { isSound }: WrongPlaces): Found[] {
  if (!isSound('/place/latitude') || !isSound('/place/longitude')) return [];
  if (place.latitude !== null || place.longitude !== null) return [];
  return [{ path: '/place/latitude', error: { code: 'place-without-map' } }];
}
