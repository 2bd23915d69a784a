/* Filters of lists by conditions: the front door of this folder. */
export { FindButton } from './organiser/FindButton.tsx';
export { Finding } from './organiser/Finding.tsx';
