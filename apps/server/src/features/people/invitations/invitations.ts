/** The front door of invitations. */
export { acceptInvitation } from './accept-invitation.ts';
export { personalData } from './personal-data.queries.ts';
export { REMOVE_OLD_INVITATIONS, sendingInvitations } from './send-invitation.ts';
