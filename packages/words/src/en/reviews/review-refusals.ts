import type { ReviewRefusal } from '@pratibha/domain/refusals';

/** Why a decision may not be made or taken back. */
export const REVIEW_REFUSAL_WORDS: Readonly<Record<ReviewRefusal, string>> = {
  'already-reviewed': 'This has already been reviewed.',
  'not-reviewed': 'This has not been reviewed yet, so there is nothing to reopen.',
  'newer-revision': 'A newer version of this work has been submitted. Reload it and review again.',
  'decided-by-another': 'Somebody else decided this. Reopen it with a reason instead.',
  'undo-too-late': 'This was decided too long ago to be undone. Reopen it with a reason instead.',
  'beyond-capacity':
    'All places of this event are taken. Say that it may have more people than places, then reopen again.',
  'beyond-options':
    'An option that the student chose is full. Say that it may have more than its seats, then reopen again.',
  'no-seat-left':
    'As many are shortlisted and come as the event has seats. Give it more seats, or take another decision back first.',
};
