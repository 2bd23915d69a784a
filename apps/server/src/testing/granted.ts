import type { Relation } from '@pratibha/domain/grants';

/** What somebody has to the event of a world, to another one, or to all. */
export type Granted = readonly (readonly [event: 'this' | 'other' | 'all', kind: Relation])[];
/** The columns of access-relations.test.ts, in their order. */
export const GRANTED: readonly Granted[] = [
  [],
  [['this', 'organise']],
  [['this', 'read']],
  [
    ['this', 'organise'],
    ['other', 'read'],
  ],
  [
    ['this', 'read'],
    ['other', 'organise'],
  ],
  [['other', 'organise']],
  [['all', 'organise']],
  [['all', 'read']],
  [
    ['this', 'judge'],
    ['all', 'check-in'],
  ],
  [
    ['this', 'read'],
    ['this', 'judge'],
  ],
];
