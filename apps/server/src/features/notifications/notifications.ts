/** The front door of notifications. */

export { personalData as choicesData } from './choices-data.queries.ts';
export {
  dropUntold,
  findLastTold,
  leaveOutMails,
  notify,
} from './new-notifications.queries.ts';
export { DATES_MOVED, datesJobs } from './notify-of-dates.ts';
export { personalData } from './personal-data.queries.ts';
export { tellOrganisers } from './tell-organisers.ts';
