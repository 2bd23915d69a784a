import type { PartKind, PrintSize, WorkPart } from '../works/work-form.ts';
import type { ByteFault, FileFacts, FileKind, PdfFacts, PictureFacts } from './facts.ts';
import { hasShapeOf, onPaper, printDpi } from './print-dpi.ts';

/**
 * How much a finding matters: `wrong` does not meet what the event asks for, `doubt` may be meant,
 * `note` is only told.
 */
type FindingWeight = 'wrong' | 'doubt' | 'note';

export type Finding =
  | { readonly code: 'wrong-kind'; readonly weight: 'wrong' }
  | { readonly code: 'svg'; readonly weight: 'wrong' }
  /** Where any file will do, who looks at it may be unable to open it. */
  | { readonly code: 'heic'; readonly weight: 'wrong' | 'doubt' }
  | { readonly code: ByteFault; readonly weight: 'wrong' | 'doubt' }
  | {
      readonly code: 'too-few-pixels';
      readonly weight: 'wrong';
      /** What it has on the paper that is asked for. */
      readonly dpi: number;
      readonly least: number;
      readonly print: PrintSize;
    }
  | { readonly code: 'other-shape'; readonly weight: 'doubt'; readonly print: PrintSize }
  | { readonly code: 'cmyk'; readonly weight: 'note' }
  | { readonly code: 'no-profile'; readonly weight: 'note' }
  | { readonly code: 'turned'; readonly weight: 'note' }
  | { readonly code: 'location'; readonly weight: 'doubt' }
  /** By its first bytes: it may ask for a password, or open and forbid that it is printed. */
  | { readonly code: 'pdf-protected'; readonly weight: 'doubt' }
  | { readonly code: 'pages'; readonly weight: 'note'; readonly pages: number }
  | { readonly code: 'no-readme'; readonly weight: 'wrong' };

export type FindingCode = Finding['code'];

/** By code, what it says beside its weight. */
const SAYS: { readonly [C in FindingCode]: readonly string[] } = {
  'wrong-kind': [],
  svg: [],
  heic: [],
  unreadable: [],
  'too-many-pixels': [],
  'pdf-encrypted': [],
  'zip-bomb': [],
  'zip-traversal': [],
  'zip-backslashes': [],
  'zip-link': [],
  'zip-encrypted': [],
  'zip-overlapping': [],
  'zip-equal-names': [],
  polyglot: [],
  'too-few-pixels': ['dpi', 'least', 'print'],
  'other-shape': ['print'],
  cmyk: [],
  'no-profile': [],
  turned: [],
  location: [],
  'pdf-protected': [],
  pages: ['pages'],
  'no-readme': [],
};

/** Whether what a call told is one that this version knows. */
export function isFinding(told: { readonly code: string }): told is Finding {
  if (!Object.hasOwn(SAYS, told.code)) return false;
  return SAYS[told.code as FindingCode].every((name) => name in told);
}

const KINDS_OF_PART: { readonly [kind in PartKind]: readonly FileKind[] | 'any' } = {
  link: [],
  picture: ['jpeg', 'png', 'webp'],
  pdf: ['pdf'],
  zip: ['zip'],
  any: 'any',
};

/** What may be meant: an archive of an old program of Windows, and no harm. */
const DOUBTFUL_FAULTS: readonly ByteFault[] = ['zip-backslashes'];

/**
 * What of a file does not meet, or may not be meant, in a part of a work (R7.67). The same in the
 * browser, which knows less, and on the server; the heaviest first.
 */
export function findingsOf(facts: FileFacts, part: WorkPart): readonly Finding[] {
  const kind = ofKind(facts.kind, part.kind);
  const faults = facts.faults.map((code): Finding => ({ code, weight: weightOf(code) }));
  // Of what is no picture at all, its pixels do not matter.
  if (kind?.weight === 'wrong') return [kind, ...faults];
  const found = [
    ...(kind === null ? [] : [kind]),
    ...faults,
    ...(facts.picture === null ? [] : ofPicture(facts.picture, part)),
    ...(facts.pdf === null ? [] : ofPdf(facts.pdf, part)),
    ...(facts.pdf?.is_encrypted && !facts.faults.includes('pdf-encrypted') ? [PROTECTED] : []),
    ...(part.wants_readme && facts.zip !== null && facts.zip.readme === null ? [NO_README] : []),
  ];
  return found.toSorted((a, b) => WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight));
}

const WEIGHTS: readonly FindingWeight[] = ['wrong', 'doubt', 'note'];
const PROTECTED: Finding = { code: 'pdf-protected', weight: 'doubt' };
const NO_README: Finding = { code: 'no-readme', weight: 'wrong' };

function weightOf(fault: ByteFault): 'wrong' | 'doubt' {
  return DOUBTFUL_FAULTS.includes(fault) ? 'doubt' : 'wrong';
}

function ofKind(kind: FileKind, wanted: PartKind): Finding | null {
  const kinds = KINDS_OF_PART[wanted];
  if (kinds === 'any') return kind === 'heic' ? { code: 'heic', weight: 'doubt' } : null;
  if (kinds.includes(kind)) return null;
  if (wanted === 'picture' && kind === 'heic') return { code: 'heic', weight: 'wrong' };
  if (wanted === 'picture' && kind === 'svg') return { code: 'svg', weight: 'wrong' };
  return { code: 'wrong-kind', weight: 'wrong' };
}

function ofPicture(picture: PictureFacts, { print, least_dpi }: WorkPart): readonly Finding[] {
  const found: Finding[] = [];
  if (print !== null) {
    const few = tooFew(printDpi(picture, print), print, least_dpi);
    if (few !== null) found.push(few);
    if (!hasShapeOf(picture, print)) found.push({ code: 'other-shape', weight: 'doubt', print });
    if (picture.profile === null) found.push({ code: 'no-profile', weight: 'note' });
  }
  if (picture.colour === 'cmyk') found.push({ code: 'cmyk', weight: 'note' });
  if (picture.orientation !== 1) found.push({ code: 'turned', weight: 'note' });
  if (picture.has_location) found.push({ code: 'location', weight: 'doubt' });
  return found;
}

function ofPdf(pdf: PdfFacts, { print, least_dpi }: WorkPart): readonly Finding[] {
  const found: Finding[] = [];
  if (print !== null) {
    const dpi = pdf.least_dpi === null ? null : onPaper(pdf.least_dpi, pdf.sizes[0], print);
    const few = dpi === null ? null : tooFew(dpi, print, least_dpi);
    if (few !== null) found.push(few);
    if (pdf.sizes.some((size) => !hasShapeOf(size, print)))
      found.push({ code: 'other-shape', weight: 'doubt', print });
  }
  if (pdf.pages !== null) found.push({ code: 'pages', weight: 'note', pages: pdf.pages });
  return found;
}

function tooFew(dpi: number, print: PrintSize, least: number | null): Finding | null {
  if (least === null || dpi >= least) return null;
  return { code: 'too-few-pixels', weight: 'wrong', dpi, least, print };
}
