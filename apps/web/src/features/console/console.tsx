/* What the admin screens share: the front door of this folder. */
export { AdminLayout } from './organiser/AdminLayout.tsx';
export {
  adminList,
  idOf,
  type ListSource,
  oneOf,
  type Place,
  type SearchOf,
  type SortColumnOf,
  words,
} from './organiser/admin-list.ts';
export { EmailText } from './organiser/EmailText.tsx';
export { exportHref } from './organiser/export-href.ts';
export { reasonOf, winnerOf } from './organiser/failure.ts';
export { adminToast, LIVE, LIVE_LIST, useFailureToast } from './organiser/live.ts';
export { useAdminList } from './organiser/use-admin-list.ts';
