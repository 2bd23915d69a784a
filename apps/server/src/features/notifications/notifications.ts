/** The front door of notifications. */
export {
  dropUntold,
  findLastTold,
  leaveOutMails,
  type NewNotification,
  notify,
} from './new-notifications.queries.ts';
export { DATES_MOVED, datesJobs } from './notify-of-dates.ts';
export { personalData } from './personal-data.queries.ts';
