import { ZIP_HOURS } from '@pratibha/domain/certificates/certificates';

/** PDFs of many certificates in one file. */
export const ZIP_WORDS = {
  ask: 'PDFs as ZIP',
  askTitle: 'Make a file with these PDFs?',
  askText: `It holds the PDF of every certificate that fits the filters and counts, for printing. It takes a while; then it can be downloaded for ${ZIP_HOURS} hours, by you alone.`,
  confirm: 'Make the File',
  asked: 'The file is being made.',
  failed: 'The file could not be asked for.',
  files: 'Files with PDFs',
  progress: (drawn: number, total: number) => `Being made: ${drawn} of ${total} PDFs`,
  hasFailed: 'A file could not be made. Ask for it again.',
  download: (count: number) => (count === 1 ? 'Download 1 PDF' : `Download ${count} PDFs`),
  until: 'until',
} as const;
