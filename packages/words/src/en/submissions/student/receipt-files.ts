import { bytesInWords } from '../../uploads/amounts.ts';

/** What a receipt says of files; fetched where a work has some. */
export const RECEIPT_FILES_WORDS = {
  code: 'Code',
  address: 'Whoever has this address and your file can check that it arrived as it is:',
  files: 'Files',
  size: bytesInWords,
  sha: 'SHA-256',
  begunInTime: 'Begun in time: the upload began before the deadline.',
} as const;
