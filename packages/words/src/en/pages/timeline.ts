/** The words of the marks on a timeline. */
export const TIMELINE_WORDS = {
  marks: { past: 'Done', now: 'Now', next: 'Next' },
  /** 'Next: Event Date, 15 August 2025' */
  coming: (mark: string, title: string, when: string) => `${mark}: ${title}, ${when}`,
} as const;
