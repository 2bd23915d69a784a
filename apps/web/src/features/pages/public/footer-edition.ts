import type { EditionContent } from '@pratibha/domain/editions/content';
import { PATHS } from '../../../data/address/paths.ts';
import type { FooterEdition } from '../../../shell/edition/editions.ts';

/** What the footer of every document says of an edition. */
export function footerEdition(content: EditionContent): FooterEdition {
  const { title, tagline, blurb, year, organiser, contact, place, legal } = content;
  return {
    ...{ title, tagline, blurb, year, organiser, contact, place },
    legal: (['privacy', 'rules'] as const).map((page) => ({
      label: legal[page].title,
      href: PATHS[page],
    })),
  };
}
