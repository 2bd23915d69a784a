/* What the admin screens share: the front door of this folder. */
export { AdminLayout } from './organiser/AdminLayout.tsx';
export { ClearFilters } from './organiser/ClearFilters.tsx';
export { EmailText } from './organiser/EmailText.tsx';
export { reasonOf, winnerOf } from './organiser/failure.ts';
export { ListPager } from './organiser/ListPager.tsx';
export {
  idIn,
  type ListSearch,
  listIn,
  oneIn,
  PAGE_SIZE,
  type RawSearch,
  understood,
  useListSearch,
} from './organiser/list-search.ts';
export { adminToast, LIVE, LIVE_LIST, useFailureToast } from './organiser/live.ts';
