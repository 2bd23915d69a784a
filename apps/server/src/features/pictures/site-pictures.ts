import { createHash } from 'node:crypto';
import type { EditionContent } from '@pratibha/domain/editions/content';
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '@pratibha/domain/language/languages';
import { formatDate } from '@pratibha/words/both/time';

/** What the card that a shared link shows says of an edition, and how it looks. */
export type SiteFacts = {
  readonly title: string;
  readonly tagline: string;
  /** When and where. */
  readonly line: string;
  readonly accent: string | null;
  /** The file of the logo. */
  readonly logo: string | null;
};

/** Where the pictures of an edition lie that stand for the whole site. */
export type SitePictures = {
  readonly facts: SiteFacts;
  /** Other ones for other facts, so that nobody keeps a picture that is over. */
  readonly keys: { readonly card: string; readonly icons: string };
  /** The file of the card, by which it says in which language it is. */
  readonly card: string;
};

/**
 * The icons that are made of a logo: their sides in pixels, and how much of each stays free around
 * it.
 */
export const ICONS = {
  'icon-192.png': { side: 192, free: 0, isFilled: false },
  'icon-512.png': { side: 512, free: 0, isFilled: false },
  'icon-maskable-512.png': { side: 512, free: 0.2, isFilled: true },
  'apple-touch-icon.png': { side: 180, free: 0.1, isFilled: true },
} as const;
export type IconName = keyof typeof ICONS;

/** The files of the card. */
const CARDS: Readonly<Record<Language, string>> = { en: 'card.png', ne: 'card-ne.png' };

/** The language of a card by its file; undefined: it is none. */
export function languageOfCard(name: string): Language | undefined {
  return LANGUAGES.find((language) => CARDS[language] === name);
}

/**
 * The sum of what the card says that comes with the product (art/social-card.ts): its words are
 * those of one college.
 */
const DRAWN = 'e461c2b2283d41b6';

/**
 * The pictures that an edition needs of its own; null: those that come with the product say the
 * same. @param language the one in which the content is
 */
export function sitePicturesOf(
  content: EditionContent,
  language = FIRST_LANGUAGE,
): SitePictures | null {
  const { title, tagline, shortTitle, dates, place, look } = content;
  const isAsDrawn = sumOf([shortTitle, tagline]) === DRAWN;
  if (isAsDrawn && look.accent === null && look.logo === null) return null;
  const facts: SiteFacts = {
    ...{ title, tagline },
    line: `${formatDate[language](new Date(dates.eventDay))} · ${place.name}, ${place.locality}`,
    accent: look.accent,
    logo: look.logo?.file ?? null,
  };
  const keys = { card: sumOf(facts), icons: sumOf([facts.logo]) };
  return { facts, keys, card: CARDS[language] };
}

function sumOf(said: object): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16);
}

/** The address of the card. */
export function cardPath(pictures: SitePictures | null): string {
  return pictures === null ? '/social-card.png' : `/site/${pictures.keys.card}/${pictures.card}`;
}

/** The address of an icon: of the product, where the edition has no logo. */
export function iconPath(pictures: SitePictures | null, name: IconName): string {
  return pictures?.facts.logo ? `/site/${pictures.keys.icons}/${name}` : `/${name}`;
}

const OWN_ICONS =
  /<link rel="icon" href="\/favicon\.svg"[^>]*>\s*<link rel="icon" href="\/favicon\.ico"[^>]*>/;

/** A document with the icons of an edition in the place of the product's. */
export function withIcons(template: string, pictures: SitePictures | null): string {
  if (!pictures?.facts.logo) return template;
  const icon = `<link rel="icon" href="${iconPath(pictures, 'icon-192.png')}" sizes="192x192" />`;
  return template
    .replace(OWN_ICONS, icon)
    .replace(
      'href="/apple-touch-icon.png"',
      `href="${iconPath(pictures, 'apple-touch-icon.png')}"`,
    );
}
