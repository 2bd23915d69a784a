/** The front door of announcements. */
export { countScheduledBy } from './announcements.queries.ts';
export { recipientFacts } from './recipient-facts.queries.ts';
export { announcementJobs } from './send-out.ts';
