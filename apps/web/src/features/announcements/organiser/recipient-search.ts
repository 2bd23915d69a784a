import { ANNOUNCEMENT_SOURCES } from '@pratibha/domain/announcements/announcements';
import type { RecipientSearch } from '../../../data/address/admin-paths.ts';
import { idInAddress } from '../../../data/address/id-in-address.ts';
import { textInAddress } from '../../../data/address/text-in-address.ts';
import { editionInAddress, FOUND } from '../../console/console.tsx';

/** What the address says of a new announcement; without a list there is none. */
export function recipientSearch(search: Record<string, unknown>): RecipientSearch {
  return {
    source: ANNOUNCEMENT_SOURCES.find((each) => each === search['source']),
    q: textInAddress(search['q'])?.slice(0, 200),
    role: textInAddress(search['role']),
    status: textInAddress(search['status']),
    event: idInAddress(search['event']),
    edition: editionInAddress(search['edition']),
    find: FOUND.read(search['find']),
    mobile: textInAddress(search['mobile']) === 'true' ? 'true' : undefined,
  };
}
