/** The front door of registrations. */
export { holdComing, type SeatsOfComing } from './held-coming.queries.ts';
export { holdSeats } from './held-seats.queries.ts';
export { refusedAnswers } from './refused-answers.ts';
export {
  type AdminRegistrationRow,
  findAdminRegistration,
  findOwnRegistration,
  registrationsMatching,
} from './registrations.queries.ts';
export { adminRegistrationView, userRegistrationView } from './registrations.view.ts';
