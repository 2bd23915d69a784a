/** Where everybody checks a receipt by its code. */
export function receiptPath(code: string): string {
  return `/receipt/${code}`;
}
