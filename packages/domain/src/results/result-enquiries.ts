import { ENQUIRY_LIMITS, type EnquiryFieldError } from '../enquiries/enquiries.ts';
import { onlyErrors, textError } from '../text/text-rule.ts';
import type { ResultEnquiryRefusal } from './result-enquiry-refusals.ts';

const HOUR_MS = 3_600_000;

type Release = {
  readonly released_at: Date;
  /** null: nobody may ask. */
  readonly asks_hours: number | null;
};

/** Until when whoever handed in may ask about their result; null: not at all. */
export function asksUntil({ released_at, asks_hours }: Release): Date | null {
  return asks_hours === null ? null : new Date(released_at.getTime() + asks_hours * HOUR_MS);
}

/**
 * Why somebody may not ask about a result that is out, or null. One is asked of a work, whichever
 * round its result is of.
 */
export function whyNotAskAboutResult(
  { until, hasAsked }: { readonly until: Date | null; readonly hasAsked: boolean },
  now: Date,
): ResultEnquiryRefusal | null {
  if (hasAsked) return 'result-enquiry-made';
  if (until === null) return 'result-enquiries-off';
  return now < until ? null : 'result-enquiries-over';
}

/** What is wrong with what organisers respond. */
export function resultResponseErrors({
  response,
}: {
  readonly response: string;
}): Partial<Record<'response', EnquiryFieldError>> {
  const limit = ENQUIRY_LIMITS.response;
  return onlyErrors({
    response: textError(response, { field: 'response', limit, isRequired: true }),
  });
}
