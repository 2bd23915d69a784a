import type { Edition } from '@pratibha/contract/editions';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { formatDateTime } from '@pratibha/words/time';

const W = EDITOR_WORDS;

/** As it is to visitors: of the live edition of a new site nothing is published either. */
export function asShown<Of extends Edition>(edition: Of): Of {
  return edition.version > 0 ? edition : { ...edition, status: 'draft' };
}

/** Whether it is the one of a new site, in which nobody has written yet. */
export function isFirst({ version, draft, status }: Edition): boolean {
  return status === 'live' && version === 0 && draft === null;
}

/** What an edition is called among the others. */
export function nameOf(edition: Edition): string {
  return isFirst(edition) ? W.firstEdition : `${edition.title} ${edition.year}`;
}

/** Whether it is live, and what was published of it. */
export function stateOf({ status, version, updated_at }: Edition): string {
  const when = formatDateTime(new Date(updated_at));
  return `${W.statuses[status]} · ${version === 0 ? W.never : W.published(version, when)}`;
}
