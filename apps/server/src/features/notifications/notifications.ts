/** The front door of notifications. */
export {
  dropUntold,
  findActiveWithGrants,
  findLastTold,
  leaveOutMails,
  moveUntold,
  notify,
} from './new-notifications.queries.ts';
export { markRead } from './notifications.queries.ts';
export { DATES_MOVED, datesJobs } from './notify-of-dates.ts';
export { tellOrganisers } from './tell-organisers.ts';
export { tellOrganisersOf } from './tell-organisers-of.ts';
