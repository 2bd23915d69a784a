import { sizeWords } from '../size.ts';

/** Of the dialog by which all files of a list are downloaded. */
export const DOWNLOAD_FILES_WORDS = {
  title: 'Download All Files',
  intro:
    'The files of all works that fit your filters, as they were sent, each in the version that counts. Every ZIP has a manifest with their sizes and fingerprints.',
  loading: 'Adding up the files…',
  failed: 'The files could not be added up.',
  none: 'No work that fits your filters has files.',
  names: 'With names of people in folders, file names and the manifest',
  namesHelp: 'Without, folders have the number and title of the work, as for a jury.',
  total: (zips: number, bytes: number) =>
    zips === 1 ? `1 ZIP, ${sizeWords(bytes)}` : `${zips} ZIPs, ${sizeWords(bytes)} in all`,
  part: (event: string, part: number, parts: number) =>
    parts === 1 ? event : `${event}, part ${part} of ${parts}`,
  holds: (works: number, files: number, bytes: number) =>
    `${works === 1 ? '1 work' : `${works} works`}, ${files === 1 ? '1 file' : `${files} files`}, ${sizeWords(bytes)}`,
  download: 'Download',
  downloadOf: (name: string) => `Download the files of ${name}`,
} as const;
