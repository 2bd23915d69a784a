/* Whether the links of a work open, as its student sees it: the front door of this folder. */
export { OwnLinkStates } from './student/OwnLinkStates.tsx';
