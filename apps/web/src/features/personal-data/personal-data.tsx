/* One's own data and erasures: the front door of this folder. */
export { EraseDialog } from './organiser/EraseDialog.tsx';
export { ErasureRequests } from './organiser/ErasureRequests.tsx';
export { WaitsInTheirName } from './organiser/WaitsInTheirName.tsx';
export { CalendarCard } from './student/CalendarCard.tsx';
export { DatesCard } from './student/DatesCard.tsx';
export { LanguageCard } from './student/LanguageCard.tsx';
export { PrivacyCard } from './student/PrivacyCard.tsx';
export { SessionsCard } from './student/SessionsCard.tsx';
