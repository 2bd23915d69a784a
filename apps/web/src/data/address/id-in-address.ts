/** Ids are 32-bit integers; the contract's own constant would bring its schemas. */
const MAX_ID = 2_147_483_647;

/** The id that a search parameter stands for; undefined where what was typed is none. */
export function idInAddress(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const id = Number(value);
  return Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : undefined;
}
