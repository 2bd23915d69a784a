import type { Edition } from '@pratibha/contract/editions';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { formatDateTime } from '@pratibha/words/time';

const W = EDITOR_WORDS;

/** As it is to visitors: what the product wrote at the first start was published by nobody. */
export function asShown<Of extends Edition>(edition: Of, isSetUp: boolean): Of {
  return isSetUp || edition.status !== 'live'
    ? edition
    : { ...edition, status: 'draft', version: 0 };
}

/** Whether it is live, and what was published of it. */
export function stateOf({ status, version, updated_at }: Edition): string {
  const when = formatDateTime(new Date(updated_at));
  return `${W.statuses[status]} · ${version === 0 ? W.never : W.published(version, when)}`;
}
