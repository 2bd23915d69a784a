/** The front door of registrations. */
export { personalData } from './personal-data.queries.ts';
export {
  type AdminRegistrationRow,
  findAdminRegistration,
  registrationsMatching,
} from './registrations.queries.ts';
export { adminRegistrationView } from './registrations.view.ts';
