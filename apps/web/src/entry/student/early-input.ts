import { type Field, tellValue, valueOf } from '../../ui/plain/field-value.ts';

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
