/** The front door of registrations. */
export { holdSeats } from './held-seats.queries.ts';
export {
  type AdminRegistrationRow,
  findAdminRegistration,
  registrationsMatching,
} from './registrations.queries.ts';
export { adminRegistrationView } from './registrations.view.ts';
