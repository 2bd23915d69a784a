import type { EditionContent } from '@pratibha/domain/editions/content';
import { HELP_WORDS } from '@pratibha/words/pages/help';
import { PATHS } from '../../../data/address/paths.ts';
import type { FooterEdition } from '../../../shell/edition/editions.ts';
import { helpPath } from './help/handbook.ts';

/** What the footer of every document says of an edition. */
export function footerEdition(content: EditionContent): FooterEdition {
  const { title, tagline, blurb, year, organiser, contact, place, legal } = content;
  return {
    ...{ title, tagline, blurb, year, organiser, contact, place },
    legal: [
      ...(['privacy', 'rules'] as const).map((page) => ({
        label: legal[page].title,
        href: PATHS[page],
      })),
      { label: HELP_WORDS.help, href: helpPath('students') },
    ],
  };
}
