/** The front door of people's own tokens. */
export { personalData } from './personal-data.queries.ts';
