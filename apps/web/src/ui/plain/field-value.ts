export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stands in a field; of one that is ticked, whether it is. */
export function valueOf(field: Field): string | boolean {
  return isTicked(field) ? field.checked : field.value;
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
}

/** Puts a value into a field as its person would, so that React hears of it. */
export function tellValue(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (!isTicked(field)) return;
    // As of a text below: hydrating leaves chosen what was. The others of its group follow.
    if (field.type === 'radio' && value) field.checked = false;
    if (field.type === 'radio' ? value : field.checked !== value) field.click();
    return;
  }
  // React compares with what was last set through the element itself, not past it.
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
