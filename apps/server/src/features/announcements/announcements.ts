/** The front door of announcements. */
export { announcementJobs } from './send-out.ts';
