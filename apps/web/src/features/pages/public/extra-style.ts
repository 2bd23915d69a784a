import type { EditionContent } from '@pratibha/domain/editions/content';
import { accentColours } from '@pratibha/domain/editions/contrast';
import type { Picture } from '@pratibha/domain/editions/pictures';
import { type LandingSection, shownSections } from '@pratibha/domain/editions/sections';
import { PATHS } from '../../../data/address/paths.ts';
import extra from './extra.css?inline';
import guidelines from './guidelines/guidelines.css?inline';
import notice from './notices/sign-in-notice.css?inline';
import { largestUrl } from './picture-urls.ts';
import receipt from './receipt/receipt.css?inline';
import results from './results/results.css?inline';
import show from './results/show.css?inline';
import statusPages from './status-pages.css?inline';
import works from './works/works.css?inline';

/** How links to sections begin; in the archive, which has its own, they stay on the page. */
const SECTIONS = `${PATHS.home}#`;

/**
 * What an edition changes of the look of every page: its accent, its logo, no links to sections
 * that are off; '' without any.
 */
export function lookStyle(content: EditionContent, sections = SECTIONS): string {
  const { accent, logo } = content.look;
  return accentStyle(accent) + logoStyle(logo) + linksStyle(shownSections(content), sections);
}

/** Sections to which the menus of all pages lead. */
const LINKED: readonly LandingSection[] = ['gallery', 'testimonials', 'about'];

/** The menus are the same for every edition, so that they cost no page anything. */
function linksStyle(shown: readonly LandingSection[], sections: string): string {
  const off = LINKED.filter((name) => !shown.includes(name));
  if (off.length === 0) return '';
  return `${off.map((name) => `li:has(>[href="${sections}${name}"])`).join()}{display:none}`;
}

function accentStyle(accent: string | null): string {
  if (accent === null) return '';
  const { action, hover, text, edge } = accentColours(accent);
  // The style sheet says the same names of `:root` once, and may come later.
  return `:root:root{--action:${action};--action-hover:${hover};--action-text:light-dark(${text.light},${text.dark});--action-edge:light-dark(${edge.light},${edge.dark})}`;
}

/** As `ui/plain/Logo.tsx` marks it. */
const MARK = '[data-mark]';

/**
 * How high the mark is, in rem, and how often as wide a logo may be; the bar has room for no more
 * on a phone.
 */
const HEIGHT = 2;
const WIDEST = 4;
/**
 * From here on a logo is more than a mark: mostly it says a name itself, and there is no room for
 * another.
 */
const IS_WIDE = 1.5;

/**
 * The logo in the place of the mark, which the bar of every page draws; a wide one in that of the
 * name, too.
 */
function logoStyle(logo: Picture | null): string {
  if (logo === null) return '';
  const box = ['position:center', 'size:contain', 'repeat:no-repeat'];
  const background = [`image:url(${largestUrl(logo)})`, ...box].map(
    (each) => `background-${each};`,
  );
  const style = `${MARK}{${background.join('')}}${MARK}>*{display:none}`;
  const shape = Math.min(WIDEST, logo.width / logo.height);
  if (shape < IS_WIDE) return style;
  // Said twice: the style sheet says a width once, and may come later.
  return `${style}${MARK}${MARK}{width:${(HEIGHT * shape).toFixed(2)}rem}${MARK}+span{display:none}`;
}

const CENTRE = 50;
const FOCUS = /\bf-(\d{1,3})-(\d{1,3})\b/g;

/**
 * Names the part of a picture that stays in sight; a rule says it, as the policy lets no attribute.
 */
export function focusClass({ focus: { x, y } }: Picture): string | undefined {
  return x === CENTRE && y === CENTRE ? undefined : `f-${x}-${y}`;
}

function focusStyle(html: string): string {
  const rules = Array.from(
    html.matchAll(FOCUS),
    ([name, x, y]) => `.${name}{object-position:${x}% ${y}%}`,
  );
  return [...new Set(rules)].join('');
}

/** Sheets that most pages have no use for, by the classes that they are for. */
const EXTRAS = [
  [/class="x-(?!guide|notice|results|status|works)/, extra],
  [/class="x-guide/, guidelines],
  [/class="x-notice/, notice],
  [/class="(?:x-legal )?x-results/, results],
  [/data-show=/, show],
  [/class="x-status/, statusPages],
  [/class="x-legal x-works/, works],
  [/class="x-legal x-receipt/, receipt],
] as const;

/** The style that a public page brings along, beside its sheets: '' for most. */
export function styleOf(html: string, content: EditionContent, sections = SECTIONS): string {
  const extras = EXTRAS.map(([classes, sheet]) => (classes.test(html) ? sheet : ''));
  return lookStyle(content, sections) + focusStyle(html) + extras.join('');
}
