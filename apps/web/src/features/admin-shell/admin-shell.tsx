/* What the admin screens share: the front door of this folder. */
export { AdminLayout } from './AdminLayout.tsx';
export { ClearFilters } from './ClearFilters.tsx';
export { EmailText } from './cells.tsx';
export { reasonOf, winnerOf } from './failure.ts';
export { ListPager } from './ListPager.tsx';
export {
  idIn,
  type ListSearch,
  listIn,
  oneIn,
  PAGE_SIZE,
  type RawSearch,
  understood,
  useListSearch,
} from './list-search.ts';
export { adminToast, LIVE, LIVE_LIST, useFailureToast } from './live.ts';
