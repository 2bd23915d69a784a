/** The front door of announcements. */
export { countScheduledBy } from './announcements.queries.ts';
export { announcementJobs } from './send-out.ts';
