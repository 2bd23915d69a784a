/** The words of the marks on a timeline. */
export const TIMELINE_WORDS = {
  marks: { past: 'Done', now: 'Now', next: 'Next' },
} as const;
