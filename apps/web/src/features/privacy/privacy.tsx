/* One's own data and erasures: the front door of this folder. */
export { EraseDialog } from './EraseDialog.tsx';
export { ErasureRequests } from './ErasureRequests.tsx';
export { PrivacyCard } from './PrivacyCard.tsx';
export { SessionsCard } from './SessionsCard.tsx';
