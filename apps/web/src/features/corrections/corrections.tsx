/* Remarks that were put right, as their student finds them: the front door of this folder. */
export { Corrected } from './student/Corrected.tsx';
