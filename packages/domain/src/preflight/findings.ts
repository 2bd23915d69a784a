import type { WorkPart } from '../works/work-form.ts';
import type { ByteFault, FileFacts } from './facts.ts';

/**
 * How much a finding matters: `wrong` does not meet what the event asks for, `doubt` may be meant,
 * `note` is only told.
 */
export type FindingWeight = 'wrong' | 'doubt' | 'note';

export type Finding =
  | { readonly code: 'wrong-kind'; readonly weight: 'wrong' }
  | { readonly code: 'heic'; readonly weight: 'wrong' }
  | { readonly code: ByteFault; readonly weight: 'wrong' }
  | { readonly code: 'too-few-pixels'; readonly weight: 'wrong'; readonly dpi: number; readonly least: number }
  | { readonly code: 'other-shape'; readonly weight: 'doubt' }
  | { readonly code: 'cmyk'; readonly weight: 'note' }
  | { readonly code: 'no-profile'; readonly weight: 'note' }
  | { readonly code: 'turned'; readonly weight: 'note' }
  | { readonly code: 'location'; readonly weight: 'doubt' }
  | { readonly code: 'pages'; readonly weight: 'note'; readonly pages: number }
  | { readonly code: 'no-readme'; readonly weight: 'wrong' };

export type FindingCode = Finding['code'];

/** What of a file does not meet, or may not be meant, in a part of a work (R4.27). */
export function findingsOf(_facts: FileFacts, _part: WorkPart): readonly Finding[] {
  throw new Error('written by who has the preflight');
}
