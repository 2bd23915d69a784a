import { PREFIX } from '@pratibha/words/language';

/** Where everybody checks a receipt, by the code that they type. */
export const RECEIPT_PATH = `${PREFIX}/receipt`;

/** The same with its code. */
export function receiptPath(code: string): string {
  return `${RECEIPT_PATH}/${code}`;
}
