import type { OwnResultEnquiry, ResultEnquiry } from '@pratibha/contract/result-enquiries';
import { asksUntil, whyNotAskAboutResult } from '@pratibha/domain/results/result-enquiries';
import type { AskableRow, EnquiryRow } from './result-enquiries.queries.ts';

/** What a person asked about the result of a work, or until when they may. */
export function ownResultEnquiryView(row: AskableRow, now: Date): OwnResultEnquiry {
  const { submission_id, event_id, round_title, text, response } = row;
  const until = asksUntil(row);
  return {
    ...{ submission_id, event_id, round_title, text, response },
    ends_at: until?.toISOString() ?? null,
    why_not: whyNotAskAboutResult({ until, hasAsked: row.asked_at !== null }, now),
    asked_at: row.asked_at?.toISOString() ?? null,
    responded_at: row.responded_at?.toISOString() ?? null,
  };
}

/** The same as organisers see it. */
export function resultEnquiryView(row: EnquiryRow): ResultEnquiry {
  const { event_id: _, round_id: __, user_id: ___, version, ...rest } = row;
  return {
    ...rest,
    asked_at: row.asked_at.toISOString(),
    responded_at: row.responded_at?.toISOString() ?? null,
    revision: version,
  };
}
