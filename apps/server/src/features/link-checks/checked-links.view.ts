import type { CheckedLink, CheckedLinkOfWork } from '@pratibha/contract/link-checks';
import type { CheckedLinkRow } from './checked-links.queries.ts';

export function checkedLinkView(row: CheckedLinkRow): CheckedLink {
  return {
    link: row.link,
    state: row.state,
    reason: row.reason,
    checked_at: row.checked_at.toISOString(),
    opened_before: row.state !== 'opens' && row.opened_at !== null,
  };
}

export function checkedLinkOfWorkView(row: CheckedLinkRow): CheckedLinkOfWork {
  return { submission_id: row.submission_id, ...checkedLinkView(row) };
}
