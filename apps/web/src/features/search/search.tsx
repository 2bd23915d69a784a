/* The search over everything: the front door of this folder. */
export { SearchDialog } from './organiser/SearchDialog.tsx';
