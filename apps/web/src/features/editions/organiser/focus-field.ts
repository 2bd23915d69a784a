const FIELDS = ['input', 'textarea', 'select'].join();

/** Puts the focus on the first field, or on what a selector finds, of what stands at a JSON pointer. */
export function focusIn(pointer: string, selector = FIELDS): void {
  const place = document.querySelector(`[data-pointer="${CSS.escape(pointer)}"]`);
  const found = place?.querySelector<HTMLElement>(selector);
  found?.focus();
  found?.scrollIntoView({ block: 'nearest' });
}
