import type { EditionRefusal } from '../refusals.ts';

/** Of an edition: being prepared, the one whose pages are shown, or over. */
export const EDITION_STATUSES = ['draft', 'live', 'archived'] as const;
export type EditionStatus = (typeof EDITION_STATUSES)[number];

/** Why what waited was not published at its instant. */
export const PUBLICATION_FAILURES = [
  'edition-has-errors',
  'edition-has-clashes',
  'edition-year-taken',
  'author-may-not',
] as const;
export type PublicationFailure = (typeof PUBLICATION_FAILURES)[number];

/** Why nobody has to confirm it, or null: what is wrong itself is mended in the draft. */
export function whyNotConfirmEdition(facts: {
  /** Null: nothing waits, or it waits for its instant still. */
  readonly failure: PublicationFailure | null;
}): EditionRefusal | null {
  return facts.failure === 'author-may-not' ? null : 'edition-not-to-confirm';
}

type Stated = { readonly status: EditionStatus };

/** Why its draft may not be changed, or null: an edition that is over stays as it was. */
export function whyNotWriteEdition({ status }: Stated): EditionRefusal | null {
  return status === 'archived' ? 'edition-is-archived' : null;
}

/** Why the draft may not be thrown away, or null. */
export function whyNotDiscardDraft(
  facts: Stated & { readonly isPublished: boolean },
): EditionRefusal | null {
  return whyNotWriteEdition(facts) ?? (facts.isPublished ? null : 'edition-never-published');
}

/**
 * Why the draft may not be published, or null.
 * @param facts.at null is now; a moment that is over is a mistake, not now
 */
export function whyNotPublishEdition(
  facts: Stated & {
    readonly at: Date | null;
    readonly isChanged: boolean;
    readonly errors: number;
    readonly warnings: number;
    readonly acceptsWarnings: boolean;
    /** Whether another edition is of this year. */
    readonly isYearTaken: boolean;
  },
  now: Date,
): EditionRefusal | null {
  const closed = whyNotWriteEdition(facts);
  if (closed !== null) return closed;
  if (facts.at !== null && facts.at <= now) return 'edition-time-past';
  if (!facts.isChanged) return 'edition-unchanged';
  if (facts.errors > 0) return 'edition-has-errors';
  if (facts.isYearTaken) return 'edition-year-taken';
  return facts.warnings > 0 && !facts.acceptsWarnings ? 'edition-has-warnings' : null;
}
