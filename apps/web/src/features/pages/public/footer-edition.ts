import type { EditionContent } from '@pratibha/domain/editions/content';
import { shownSections } from '@pratibha/domain/editions/sections';
import { HELP_WORDS } from '@pratibha/words/pages/help';
import { PATHS } from '../../../data/address/paths.ts';
import type { FooterEdition } from '../../../shell/edition/edition-in-document.ts';
import { helpPath } from './help/handbook.ts';

/** Sections that the menu leads to. */
const ON_THE_LANDING = ['gallery', 'testimonials', 'about'] as const;

/** What the footer of every document says of an edition. */
export function footerEdition(content: EditionContent): FooterEdition {
  const { title, tagline, blurb, year, organiser, contact, place, legal } = content;
  const shown = shownSections(content);
  return {
    ...{ title, tagline, blurb, year, organiser, contact, place },
    missing: ON_THE_LANDING.filter((name) => !shown.includes(name)).map((name) => PATHS[name]),
    legal: [
      ...(['privacy', 'rules'] as const).map((page) => ({
        label: legal[page].title,
        href: PATHS[page],
      })),
      { label: HELP_WORDS.help, href: helpPath('students') },
    ],
  };
}
