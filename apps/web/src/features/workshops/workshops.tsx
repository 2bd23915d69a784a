export { WorkshopPopup } from './WorkshopPopup.tsx';
