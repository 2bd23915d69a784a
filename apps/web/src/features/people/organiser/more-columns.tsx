import type { AdminUser } from '@pratibha/contract/users';
import { MORE_USERS_WORDS } from '@pratibha/words/people/organiser/more-columns';
import { statusWords } from '@pratibha/words/ui/plain';
import type { Column } from '../../../ui/list/DataTable.tsx';

const W = MORE_USERS_WORDS;

/** Columns of the users that somebody may choose beside those of everybody. */
export function moreColumns(): readonly Column<AdminUser, never>[] {
  return [
    { id: 'mobile', header: W.mobile, cell: ({ mobile }) => mobile, isNoWrap: true },
    { id: 'college', header: W.college, cell: ({ details }) => details?.college_name },
    {
      id: 'gender',
      header: W.gender,
      cell: ({ details }) => details?.gender && statusWords(details.gender),
    },
  ];
}
