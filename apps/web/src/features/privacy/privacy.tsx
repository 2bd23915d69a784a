/* One's own data and erasures: the front door of this folder. */
export { ErasureRequests } from './ErasureRequests.tsx';
export { PrivacyCard } from './PrivacyCard.tsx';
