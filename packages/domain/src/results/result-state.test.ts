import { expect, test } from 'vitest';
import {
  RESULT_STATES,
  type ResultState,
  resultState,
  type SnapshotFacts,
  whyNotApprove,
  whyNotCallOff,
  whyNotFreeze,
  whyNotRelease,
  whyNotThaw,
} from './result-state.ts';

const at = (hour: number) => new Date(Date.UTC(2025, 6, 22, hour));
const NOON = at(12);
const none: SnapshotFacts = { approved_at: null, released_at: null, thawed_at: null };
const approved = { ...none, approved_at: at(9) };
const FREEZABLE = { isOver: true, sheets: 1, hasOpenFinal: false };

test.each<[ResultState, readonly SnapshotFacts[]]>([
  ['open', []],
  ['frozen', [none]],
  ['approved', [approved]],
  ['waiting', [{ ...approved, released_at: at(13) }]],
  ['showing', [{ ...approved, revealed_at: NOON }]],
  // The demo's clock was set back.
  ['approved', [{ ...approved, revealed_at: at(13) }]],
  ['released', [{ ...approved, revealed_at: at(11), released_at: NOON }]],
  ['released', [{ ...approved, released_at: NOON }]],
  ['open', [{ ...approved, thawed_at: at(10) }]],
  ['frozen', [{ ...approved, thawed_at: at(10) }, none]],
  ['correcting', [{ ...approved, released_at: at(10), thawed_at: at(11) }]],
  ['frozen', [{ ...approved, released_at: at(10), thawed_at: at(11) }, none]],
])('%s', (state, snapshots) => {
  expect(resultState(snapshots, NOON)).toBe(state);
});

/** Of each state the refusal of: freeze, approve, approve one's own, release, call off, thaw. */
test.each<[ResultState, ...(string | null)[]]>([
  [
    'open',
    null,
    'results-not-frozen',
    'results-not-frozen',
    'results-not-frozen',
    'release-not-waiting',
    'results-not-frozen',
  ],
  [
    'frozen',
    'results-frozen',
    null,
    'approval-by-another',
    'approval-needed',
    'release-not-waiting',
    null,
  ],
  [
    'approved',
    'results-frozen',
    'results-approved',
    'results-approved',
    null,
    'release-not-waiting',
    null,
  ],
  ['waiting', 'results-frozen', 'results-approved', 'results-approved', null, null, null],
  [
    'showing',
    'results-frozen',
    'results-approved',
    'results-approved',
    null,
    'release-not-waiting',
    'show-goes-on',
  ],
  [
    'released',
    'results-frozen',
    'results-approved',
    'results-approved',
    'results-released',
    'results-released',
    null,
  ],
  [
    'correcting',
    null,
    'results-not-frozen',
    'results-not-frozen',
    'results-not-frozen',
    'release-not-waiting',
    'results-not-frozen',
  ],
])('what may be done while %s', (state, ...refusals) => {
  expect([
    whyNotFreeze({ ...FREEZABLE, state }),
    whyNotApprove({ state, isOwn: false }),
    whyNotApprove({ state, isOwn: true }),
    whyNotRelease({ state, needsApproval: true }, null, NOON),
    whyNotCallOff({ state }),
    whyNotThaw({ state }),
  ]).toEqual(refusals);
});

test('what else is asked', () => {
  expect(RESULT_STATES).toHaveLength(7);
  const showing = { state: 'showing', needsApproval: true } as const;
  expect(whyNotRelease(showing, at(13), NOON)).toBe('show-goes-on');
  const open = { ...FREEZABLE, state: 'open' } as const;
  expect(whyNotFreeze({ ...open, isOver: false })).toBe('round-not-over');
  expect(whyNotFreeze({ ...open, sheets: 0 })).toBe('nothing-counts');
  expect(whyNotFreeze({ ...open, hasOpenFinal: true })).toBe('final-goes-on');
  const alone = { state: 'frozen', needsApproval: false } as const;
  expect(whyNotRelease(alone, null, NOON)).toBeNull();
  expect(whyNotRelease(alone, at(13), NOON)).toBeNull();
  expect(whyNotRelease(alone, NOON, NOON)).toBe('release-not-ahead');
});
