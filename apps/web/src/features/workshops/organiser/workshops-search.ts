import { idInAddress } from '../../../data/address/id-in-address.ts';
import { type EditionInAddress, editionInAddress } from '../../console/console.tsx';

/** What the address of the workshops says. */
export type WorkshopsSearch = {
  readonly edition?: EditionInAddress | undefined;
  /** The class whose details are open. */
  readonly open?: number | undefined;
  readonly view?: 'timetable' | undefined;
};

export function workshopsSearch(search: Record<string, unknown>): WorkshopsSearch {
  return {
    edition: editionInAddress(search['edition']),
    open: idInAddress(search['open']),
    view: search['view'] === 'timetable' ? 'timetable' : undefined,
  };
}

/** What is another once a class was made, changed or deleted. */
export const CLASS_CHANGES = [
  'GET /admin/workshops',
  'GET /user/workshops/classes',
  'GET /admin/events/{id}/waiting-list',
] as const;
