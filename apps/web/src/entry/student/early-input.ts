export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What `public/early.js`, which runs first, has seen before the page could. */
type Early = {
  /** The last button, or row that opens something, that was pressed. */
  readonly press: HTMLElement | null;
  /** What was typed in, or chosen. */
  readonly fields: ReadonlySet<Field>;
  /** Ends remembering. */
  readonly end: () => void;
};

/**
 * Does once what was pressed before the page ran, and lets its forms take what was typed; to be
 * called as soon as the page is being hydrated. React hydrates at once what an event concerns.
 */
export async function takeEarlyInput(): Promise<void> {
  const { early } = window as { early?: Early };
  if (early === undefined) return;
  const { press, fields, end } = early;
  end();
  // Hydrating lays what the page knows over what stands in the fields.
  const typed = Array.from(fields, (field) => ({ field, value: valueOf(field) }));
  // Of a field that it has only begun to look after, React takes this for no change.
  for (const { field } of typed) field.dispatchEvent(new Event('input', { bubbles: true }));
  for (const { field, value } of typed) {
    // A form takes one change before it can take the next.
    await nextTask();
    tellValue(field, value);
  }
  await nextTask();
  if (press?.isConnected) press.click();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

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
