const FIELDS = ['input', 'textarea', 'select', '[data-add]'].join();

/**
 * Puts the focus on the first field, or on what a selector finds, of what stands at a JSON pointer;
 * where nothing does, of what it would stand in.
 */
export function focusIn(pointer: string, selector = FIELDS): void {
  const found = placeOf(pointer)?.querySelector<HTMLElement>(selector);
  found?.focus();
  found?.scrollIntoView({ block: 'nearest' });
}

function placeOf(pointer: string): Element | null {
  const place = document.querySelector(`[data-pointer="${CSS.escape(pointer)}"]`);
  const end = pointer.lastIndexOf('/');
  return place ?? (end > 0 ? placeOf(pointer.slice(0, end)) : null);
}
