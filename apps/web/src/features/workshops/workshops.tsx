export { WorkshopPopup } from './student/WorkshopPopup.tsx';
