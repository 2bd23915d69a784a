/** The front door of events: what registering and submitting need to know of them. */
export {
  findEventFor,
  findEventForTaking,
  releaseSeat,
  type UserEventRow,
} from './events.queries.ts';
export { seatsLeftOf } from './events.view.ts';
