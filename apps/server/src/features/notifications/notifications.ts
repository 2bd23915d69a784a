/** The front door of notifications. */
export {
  dropUntold,
  leaveOutMails,
  type NewNotification,
  type Notified,
  notify,
} from './new-notifications.queries.ts';
export { personalData } from './personal-data.queries.ts';
