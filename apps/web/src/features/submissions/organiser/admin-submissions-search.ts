import { SUBMISSION_STATUSES, type SubmissionStatus } from '@pratibha/domain/statuses';
import {
  idIn,
  type ListSearch,
  listIn,
  oneIn,
  type RawSearch,
  understood,
} from '../../console/console.tsx';

const SORTS = ['id', 'submitted_at', 'submitted_by', 'event_title', 'submission_status'] as const;
type Sort = (typeof SORTS)[number];

export type AdminSubmissionsSearch = ListSearch & {
  sort?: Sort | `-${Sort}`;
  event?: number;
  status?: SubmissionStatus;
};

/** Reads the address of the submissions screen; what it does not know is left out. */
export function adminSubmissionsSearch(raw: RawSearch): AdminSubmissionsSearch {
  return understood({
    ...listIn(raw, SORTS),
    event: idIn(raw, 'event'),
    status: oneIn(raw, 'status', SUBMISSION_STATUSES),
  });
}
