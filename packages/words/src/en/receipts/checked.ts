import { sizeWords } from '../files-seen/size.ts';
import { formatDateTime } from '../time.ts';

/** What the script says that reads a receipt and looks into a file. */
export const RECEIPT_CHECK_WORDS = {
  loading: 'Reading the receipt…',
  noCode: 'This is no code of a receipt: it has 16 letters and digits.',
  notFound: 'There is no receipt with this code. Please look at it again.',
  tooMany: 'Too many receipts were asked for. Please wait a minute, then try again.',
  failed: 'The receipt could not be read. Check the connection and try again.',
  heading: (code: string) => `Receipt ${code}`,
  event: 'Event',
  handedIn: 'Handed in',
  at: (at: string) => `${formatDateTime(new Date(at))}, by the clock of the server`,
  begunInTime: 'Begun in time: the upload began before the deadline and ended after it.',
  version: 'Version of the work',
  latest: (revision: number) => `${revision}, the latest`,
  replaced: (revision: number) => `${revision}: another one was handed in since`,
  files: 'Files',
  noFiles: 'No file belongs to this receipt.',
  columns: { part: 'Part', size: 'Size', sha256: 'SHA-256' },
  size: (bytes: number) => `${sizeWords(bytes)} (${grouped(bytes)} bytes)`,
  links: (part: string, count: number) =>
    count === 1 ? `${part}: 1 link` : `${part}: ${count} links`,
  check: 'Is it your file?',
  checkHelp:
    'Choose the file that you have. It stays on your device: its fingerprint is computed here and compared with the receipt.',
  choose: 'File to check',
  hashing: 'Looking into the file…',
  isIt: (name: string, part: string) =>
    `This is the file that was handed in: ${name} is byte for byte the one of “${part}”.`,
  isNot: (name: string) =>
    `This is not a file that was handed in: ${name} differs from every file of this receipt.`,
  otherSize: (bytes: number) =>
    `It has ${grouped(bytes)} bytes, and no file of this receipt has as many. Programs that send pictures often make them smaller.`,
  sameSize: 'It has as many bytes as a file of this receipt, but others.',
  unread: 'The file could not be read. Please choose it again.',
} as const;

/** '1,234,567': the same in every browser. */
function grouped(bytes: number): string {
  return String(bytes).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
