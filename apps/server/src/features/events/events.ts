/** The front door of events: what registering and submitting need to know of them. */
export {
  EVENT_FACTS,
  findEventForPerson,
  lockEventForPerson,
  releaseSeat,
  type UserEventRow,
} from './events.queries.ts';
export { seatsLeftOf } from './events.view.ts';
