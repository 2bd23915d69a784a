/** The front door of ending announcements by mail. */
export { personalData } from './personal-data.queries.ts';
export { unsubscribePath } from './unsubscribe-token.ts';
