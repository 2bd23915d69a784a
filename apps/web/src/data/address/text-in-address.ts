/**
 * The text that a search parameter stands for; undefined where there is none. The router reads what
 * looks like a number, or like true and false, as one.
 */
export function textInAddress(typed: unknown): string | undefined {
  if (typeof typed === 'number' || typeof typed === 'boolean') return String(typed);
  return typeof typed === 'string' && typed.trim() !== '' ? typed : undefined;
}
