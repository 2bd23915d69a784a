import { type Field, tellValue, valueOf } from '../../ui/plain/field-value.ts';
import { PLACE_KEY } from './place-key.ts';

/** A field by its name and by which of that name it is, with what stands in it. */
type Typed = readonly [name: string, at: number, value: string | boolean];

type Place = {
  /** The last heading above the top of the window, and how far above; -1: none is. */
  readonly heading: number;
  readonly above: number;
  readonly typed: readonly Typed[];
  /** What was pressed, and is to have the focus. */
  readonly pressed: string;
};

/** Longer nobody waits for a page to be what it was. */
const LONGEST_MS = 5_000;

const HEADINGS = 'main :is(h1, h2, h3)';
const FIELDS = 'input:not([type=file], [type=password], [type=hidden]), textarea, select';

/**
 * Keeps over one reload where the page is scrolled to, by its headings, as it is longer in another
 * language, and what stands in its fields: forms know what they keep, and not every one does.
 */
export function keepPlace(pressed: HTMLElement): void {
  const tops = headings().map((each) => each.getBoundingClientRect().top);
  const heading = tops.findLastIndex((top) => top <= 1);
  const above = tops[heading] ?? -window.scrollY;
  const typed = fields().map(([name, at, field]): Typed => [name, at, valueOf(field)]);
  const place: Place = { heading, above, typed, pressed: pressed.dataset['language'] ?? '' };
  try {
    sessionStorage.setItem(PLACE_KEY, JSON.stringify(place));
  } catch {
    // A browser that refuses storage shows the page from its top.
  }
}

/** Goes back there, once; what comes late is waited for, until its person does something. */
export function takePlace(): void {
  const text = sessionStorage.getItem(PLACE_KEY);
  sessionStorage.removeItem(PLACE_KEY);
  if (text === null) return;
  const place = JSON.parse(text) as Place;
  let left = place.typed;
  document.querySelector<HTMLElement>(`[data-language="${place.pressed}"]`)?.focus({
    preventScroll: true,
  });
  const look = () => {
    const now = new Map(fields().map(([name, at, field]) => [`${name} ${at}`, field]));
    const isThere = ([name, at]: Typed) => now.has(`${name} ${at}`);
    const found = left.filter(isThere);
    left = left.filter((each) => !isThere(each));
    for (const [name, at, value] of found) {
      const field = now.get(`${name} ${at}`);
      if (field && valueOf(field) !== value) tellValue(field, value);
    }
    scrollTo(place);
  };
  const observer = new MutationObserver(look);
  // A style sheet that comes late moves all below it, and changes no element.
  const sizes = new ResizeObserver(() => scrollTo(place));
  const end = () => {
    observer.disconnect();
    sizes.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  sizes.observe(document.body);
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
    window.addEventListener(type, end, { once: true, passive: true });
  setTimeout(end, LONGEST_MS);
  look();
  // What the page itself scrolls to as it begins comes before.
  requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(place)));
}

function scrollTo({ heading, above }: Place): void {
  const at = heading < 0 ? document.body : headings()[heading];
  if (at === undefined) return;
  window.scrollBy({ top: at.getBoundingClientRect().top - above, behavior: 'instant' });
}

function headings(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(HEADINGS)];
}

/** Those that are told apart by a name; what chooses the language itself is none of them. */
function fields(): [name: string, at: number, field: Field][] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll<Field>(FIELDS)].flatMap((field) => {
    const name = field.name || field.id;
    if (name === '' || name === 'language') return [];
    const at = counts.get(name) ?? 0;
    counts.set(name, at + 1);
    return [[name, at, field]];
  });
}
