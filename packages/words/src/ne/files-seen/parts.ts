import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { FileKind } from '@pratibha/domain/preflight/facts';
import type { PARTS_WORDS as ENGLISH } from '../../en/files-seen/parts.ts';
import type { Said } from '../../said.ts';
import { withPostposition } from '../postposition.ts';

const KINDS: Readonly<Record<FileKind, string>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  heic: 'HEIC',
  pdf: 'PDF',
  zip: 'ZIP',
  svg: 'SVG',
  other: 'फाइल',
};

/** Of what was handed in for the parts of a work, wherever it is shown. */
export const PARTS_WORDS: Said<typeof ENGLISH> = {
  none: 'यसमा केही बुझाइएको छैन।',
  file: (part, n, of) => (of === 1 ? part : `${part}, फाइल ${inNepaliDigits(n)}`),
  kind: (kind) => KINDS[kind],
  pixels: (width, height) => inNepaliDigits(`${width} × ${height} पिक्सेल`),
  pages: (pages) => inNepaliDigits(`${pages} पृष्ठ`),
  waiting: 'जाँचिँदै छ…',
  failed: 'यो फाइल जाँच्न सकिएन। पठाएकै रूपमा राखिएको छ।',
  open: (name) => `${name} हेर्नुहोस्`,
  preview: (name) => `${withPostposition(name, 'को')} झलक`,
  noPreview: 'झलक छैन',
  download: 'सुरुको फाइल डाउनलोड गर्नुहोस्',
  downloadOf: (name) => `${withPostposition(name, 'को')} सुरुको फाइल डाउनलोड गर्नुहोस्`,
  hash: 'फिङ्गरप्रिन्ट (SHA-256)',
  copy: 'कपी गर्नुहोस्',
  copied: 'कपी भयो।',
  notCopied: 'कपी गर्न सकिएन। छानेर आफैँ कपी गर्नुहोस्।',
  inside: (count) => `भित्र ${inNepaliDigits(count)} वटा फाइल`,
  more: (count) => `र थप ${inNepaliDigits(count)} वटा`,
  readme: 'README',
  weight: { wrong: 'मागिएअनुसार छैन', doubt: 'यस्तै राख्नुभएको हो?', note: 'जानकारी' },
  mend: 'किन, र कसरी मिलाउने',
  opensElsewhere: '(अर्को साइटमा खुल्छ)',
};
