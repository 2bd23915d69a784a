/* What organisers see of people, for other features: the front door of this folder. */
export { AboutPerson } from './organiser/AboutPerson.tsx';
export { ShownOnce } from './organiser/ShownOnce.tsx';
