/* What the console says of editions elsewhere: the front door of this folder. */
export { SetUpNotice } from './organiser/SetUpNotice.tsx';
