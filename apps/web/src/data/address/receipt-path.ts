import { publicAddress } from './public-address.ts';

/** Where everybody checks a receipt, by the code that they type. */
export const RECEIPT_PATH = publicAddress('/receipt');

/** The same with its code. */
export function receiptPath(code: string): string {
  return `${RECEIPT_PATH}/${code}`;
}
