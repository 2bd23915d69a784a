import { uppermost } from '../../../ui/plain/layers.ts';
import type { Option } from './options.ts';

/** What can be pressed, chosen or typed in. */
const ACTIVE = 'button, a[href], select, summary, input:not([type="hidden"])';
/** Rows of a list are found as what they are. */
const OF_ROWS = 'tbody, [role="row"], [role="listbox"]';
/** What is typed in or chosen gets the focus; the rest is pressed. */
const FIELD = 'select, input:not([type="checkbox"])';

/**
 * Everything that can be done on the page that stands there, or in the details above it, by the
 * name under which it stands there.
 */
export function pageActions(): readonly Option[] {
  const place = uppermost();
  const root = place === document.body ? document.querySelector('main') : place;
  const named = new Map<string, HTMLElement>();
  for (const element of root?.querySelectorAll<HTMLElement>(ACTIVE) ?? []) {
    const name = isThere(element) ? nameOf(element) : '';
    if (name !== '' && !named.has(name)) named.set(name, element);
  }
  return [...named].map(([title, element], at) => ({
    id: `action-${at}`,
    title,
    note: '',
    way: { act: () => press(element) },
  }));
}

function isThere(element: HTMLElement): boolean {
  if (element.closest(OF_ROWS) !== null || element.matches(':disabled, [aria-disabled="true"]'))
    return false;
  return element.checkVisibility({ visibilityProperty: true });
}

/** What a screen reader says of it, but for what is said by a drawing alone. */
function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label') ?? labelOf(element) ?? element.textContent;
  return label.replace(/\s+/g, ' ').trim();
}

function labelOf(element: HTMLElement): string | null {
  const isLabelled = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  return isLabelled ? (element.labels?.[0]?.textContent ?? '') : null;
}

function press(element: HTMLElement): void {
  element.focus();
  if (!element.matches(FIELD)) element.click();
}
