/** The front door of ending announcements by mail. */
export { unsubscribePath } from './unsubscribe-token.ts';
