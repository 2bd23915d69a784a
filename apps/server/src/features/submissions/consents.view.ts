import type { WorkConsent } from '@pratibha/contract/consents';
import { type Consent, NO_CONSENT } from '@pratibha/domain/submissions/consents';

/** What was said of a work; who never said anything said no. */
export function consentView(
  submissionId: number,
  row: (Consent & { readonly said_at: Date }) | undefined,
): WorkConsent {
  const { show_work, name_with_work } = row ?? NO_CONSENT;
  const said_at = row?.said_at.toISOString() ?? null;
  return { submission_id: submissionId, show_work, name_with_work, said_at };
}
