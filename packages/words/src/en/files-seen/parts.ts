import type { FileKind } from '@pratibha/domain/preflight/facts';

const KINDS: Readonly<Record<FileKind, string>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  heic: 'HEIC',
  pdf: 'PDF',
  zip: 'ZIP',
  svg: 'SVG',
  other: 'File',
};

/** Of what was handed in for the parts of a work, wherever it is shown. */
export const PARTS_WORDS = {
  none: 'Nothing was handed in for this part.',
  /** The only name that a file of a blind round has. */
  file: (part: string, n: number, of: number) => (of === 1 ? part : `${part}, file ${n}`),
  kind: (kind: FileKind) => KINDS[kind],
  /** '2480 × 3508 pixels' */
  pixels: (width: number, height: number) => `${width} × ${height} pixels`,
  pages: (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`),
  waiting: 'Being looked at …',
  failed: 'This file could not be looked into. It is kept as it was sent.',
  open: (name: string) => `Look at ${name}`,
  /** Of a picture that was made of a file; nobody but its maker can say more. */
  preview: (name: string) => `Preview of ${name}`,
  noPreview: 'No preview',
  download: 'Download the original',
  downloadOf: (name: string) => `Download the original of ${name}`,
  hash: 'Fingerprint (SHA-256)',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Could not be copied. Mark it and copy it yourself.',
  inside: (count: number) => (count === 1 ? '1 file inside' : `${count} files inside`),
  more: (count: number) => `and ${count} more`,
  readme: 'README',
  /** What of a finding matters, before what it is. */
  weight: { wrong: 'Does not meet what is asked for', doubt: 'Perhaps meant', note: 'Note' },
  mend: 'Why, and how to mend it',
  opensElsewhere: '(opens another site)',
} as const;
