/* What the admin screens share: the front door of this folder. */
export { AdminLayout } from './organiser/AdminLayout.tsx';
export {
  adminList,
  dayOf,
  idOf,
  type ListPosition,
  type ListSource,
  oneOf,
  type SearchOf,
  type SortColumnOf,
  words,
} from './organiser/admin-list.ts';
export { BROWSER_WAVE } from './organiser/browser-wave.ts';
export { ConsoleBar } from './organiser/ConsoleBar.tsx';
export { DoubtsDialog, useDoubts } from './organiser/Doubts.tsx';
export {
  EditionChoice,
  EditionFilter,
  useEditionKept,
  useHoldsThisYear,
  useNoEvents,
} from './organiser/EditionFilter.tsx';
export { EmailText } from './organiser/EmailText.tsx';
export { ExportButton, type Exporting } from './organiser/ExportButton.tsx';
export {
  EDITIONS,
  type EditionInAddress,
  editionInAddress,
  OF_EDITION,
  settleEdition,
} from './organiser/edition-in-address.ts';
export { exportHref } from './organiser/export-href.ts';
export { NotDone, reasonOf, winnerIn, winnerOf } from './organiser/failure.ts';
export {
  type FirstQuery,
  type FirstWave,
  type Loading,
  together,
  type WaveContext,
  warmList,
  warmReviews,
} from './organiser/first-wave.ts';
export { FOUND, withoutAnswers } from './organiser/found-in-address.ts';
export {
  adminToast,
  LIVE_LIST_QUERY,
  LIVE_QUERY,
  useFailureToast,
} from './organiser/live-queries.ts';
export { type MenuEntry } from './organiser/Menu.tsx';
export { overConsole } from './organiser/over-console.ts';
export { isOvertaken } from './organiser/overtaken.ts';
export { PersonLink } from './organiser/PersonLink.tsx';
export { useSingleKeys } from './organiser/single-keys.ts';
export { type TakenOver, TakenOverProvider } from './organiser/taken-over.ts';
export { useAdminList } from './organiser/use-admin-list.ts';
export { RenderedRowsProvider } from './organiser/use-density.ts';
export { LISTED, type OnKey, useKeys } from './organiser/use-keys.ts';
