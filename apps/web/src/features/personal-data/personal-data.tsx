/* One's own data and erasures: the front door of this folder. */
export { EraseDialog } from './organiser/EraseDialog.tsx';
export { ErasureRequests } from './organiser/ErasureRequests.tsx';
export { WaitsInTheirName } from './organiser/WaitsInTheirName.tsx';
export { CalendarCard } from './student/CalendarCard.tsx';
export { PrivacyCard } from './student/PrivacyCard.tsx';
export { ReadingCards } from './student/reading-cards.ts';
export { SessionsCard } from './student/SessionsCard.tsx';
