import type { AdminEnquiry, OwnEnquiry } from '@pratibha/contract/enquiries';
import type { EnquiryRow, OwnEnquiryRow } from './enquiries.queries.ts';

type Instants = { readonly asked_at: Date; readonly responded_at: Date | null };

function instantsOf({ asked_at, responded_at }: Instants) {
  return {
    asked_at: asked_at.toISOString(),
    responded_at: responded_at?.toISOString() ?? null,
  };
}

/** What a person asked, as they see it. */
export function ownEnquiryView({ shared_text, ...row }: OwnEnquiryRow): OwnEnquiry {
  return { ...row, ...instantsOf(row), is_for_all: shared_text !== null };
}

/** The same as organisers see it. */
export function adminEnquiryView({ version, ...row }: EnquiryRow): AdminEnquiry {
  return { ...row, ...instantsOf(row), revision: version };
}
