import {
  createAnnouncement,
  deleteAnnouncement,
  getAnnouncement,
  listAnnouncements,
  listRecipients,
  previewAnnouncement,
  resendAnnouncement,
  sendAnnouncement,
  stopAnnouncement,
  testAnnouncement,
  updateAnnouncement,
} from './announcements.ts';
import {
  exportAudit,
  getEventHistory,
  getRegistrationHistory,
  getSubmissionHistory,
  listAudit,
} from './audit.ts';
import { getClaims } from './claims.ts';
import { getDashboard } from './dashboard.ts';
import {
  confirmEdition,
  createEdition,
  discardEditionDraft,
  getEdition,
  getEditionFindings,
  getEditionVersion,
  listEditions,
  listEditionVersions,
  listMissingEvents,
  publishEdition,
  restoreEditionVersion,
  saveEditionDraft,
  unscheduleEdition,
} from './editions.ts';
import type { EndpointDefinition } from './endpoint.ts';
import { getEventCalendar } from './event-calendar.ts';
import { listEventEditions } from './event-editions.ts';
import { listEventSeats } from './event-seats.ts';
import {
  createEvent,
  deleteEvent,
  exportEvents,
  getAdminEvent,
  listAdminEvents,
  listPublicEvents,
  listUserEvents,
  restoreEvent,
  updateEvent,
} from './events.ts';
import { listHeldDecisions, readHeldDecision, settleHeldDecisions } from './held-decisions.ts';
import { getSite, setDemoClock } from './installation.ts';
import { inviteOrganiser, listInvitations, withdrawInvitation } from './invitations.ts';
import {
  getMailAddress,
  getMailQueue,
  liftRefusedAddress,
  listMails,
  listRefusedAddresses,
  sendMailAgain,
  sendMailsAgain,
} from './mails.ts';
import { chooseNotifications, getNotificationChoices } from './notification-choices.ts';
import {
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from './notifications.ts';
import { readAnnouncement } from './own-announcements.ts';
import {
  endCalendarLink,
  getCalendarFeed,
  getCalendarLink,
  makeCalendarLink,
} from './own-calendar.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts';
import { getPersonRecord, getReviewContext } from './person.ts';
import {
  askForErasure,
  erasePerson,
  getErasure,
  getOwnData,
  listErasures,
  withdrawErasure,
} from './personal-data.ts';
import { cropPicture, uploadPicture } from './pictures.ts';
import { updateProfile } from './profile.ts';
import {
  exportRegistrations,
  getAdminRegistration,
  listAdminRegistrations,
  listUserRegistrations,
  registerForEvent,
  withdrawRegistration,
} from './registrations.ts';
import {
  dropRemarksTemplate,
  keepRemarksTemplate,
  listRemarksTemplates,
} from './remarks-templates.ts';
import {
  reopenRegistration,
  reopenSubmission,
  reviewRegistration,
  reviewRegistrations,
  reviewSubmission,
  reviewSubmissions,
  undoRegistrationReview,
  undoSubmissionReview,
} from './reviews.ts';
import { getProfile, logout } from './session.ts';
import {
  exportSubmissions,
  getAdminSubmission,
  getUserSubmission,
  listAdminSubmissions,
  listUserSubmissions,
  submitWork,
} from './submissions.ts';
import { endOwnToken, listOwnTokens, makeToken } from './tokens.ts';
import {
  correctUser,
  deleteUser,
  exportUsers,
  getUser,
  getWaitingOfUser,
  listUsers,
  signOutUser,
  updateUser,
} from './users.ts';

/** Every call of the product: OpenAPI, the client's types and the access matrix come from here. */
export const endpoints = [
  getSite,
  listPublicEvents,
  getEventCalendar,
  getProfile,
  updateProfile,
  logout,
  listOwnSessions,
  endOwnSession,
  endOtherSessions,
  listOwnTokens,
  makeToken,
  endOwnToken,
  getCalendarFeed,
  getCalendarLink,
  makeCalendarLink,
  endCalendarLink,
  getClaims,
  listNotifications,
  countUnreadNotifications,
  readNotification,
  readAllNotifications,
  getNotificationChoices,
  chooseNotifications,
  getMailAddress,
  readAnnouncement,
  listUserEvents,
  registerForEvent,
  listUserRegistrations,
  withdrawRegistration,
  submitWork,
  listUserSubmissions,
  getUserSubmission,
  getOwnData,
  getErasure,
  askForErasure,
  withdrawErasure,
  getDashboard,
  listUsers,
  exportUsers,
  getUser,
  getPersonRecord,
  updateUser,
  correctUser,
  getWaitingOfUser,
  deleteUser,
  signOutUser,
  listInvitations,
  inviteOrganiser,
  withdrawInvitation,
  listAdminEvents,
  listEventSeats,
  listEventEditions,
  exportEvents,
  getAdminEvent,
  createEvent,
  updateEvent,
  deleteEvent,
  restoreEvent,
  getEventHistory,
  listAdminRegistrations,
  exportRegistrations,
  getAdminRegistration,
  getRegistrationHistory,
  getReviewContext,
  reviewRegistration,
  reopenRegistration,
  undoRegistrationReview,
  reviewRegistrations,
  listAdminSubmissions,
  exportSubmissions,
  getAdminSubmission,
  getSubmissionHistory,
  reviewSubmission,
  reopenSubmission,
  undoSubmissionReview,
  reviewSubmissions,
  listHeldDecisions,
  readHeldDecision,
  settleHeldDecisions,
  listRemarksTemplates,
  keepRemarksTemplate,
  dropRemarksTemplate,
  listAnnouncements,
  getAnnouncement,
  listRecipients,
  previewAnnouncement,
  createAnnouncement,
  updateAnnouncement,
  deleteAnnouncement,
  testAnnouncement,
  sendAnnouncement,
  stopAnnouncement,
  resendAnnouncement,
  listEditions,
  getEdition,
  createEdition,
  saveEditionDraft,
  discardEditionDraft,
  getEditionFindings,
  publishEdition,
  confirmEdition,
  unscheduleEdition,
  listEditionVersions,
  listMissingEvents,
  getEditionVersion,
  restoreEditionVersion,
  uploadPicture,
  cropPicture,
  listAudit,
  exportAudit,
  listMails,
  getMailQueue,
  sendMailAgain,
  sendMailsAgain,
  listRefusedAddresses,
  liftRefusedAddress,
  listErasures,
  erasePerson,
  setDemoClock,
] as const satisfies readonly EndpointDefinition[];

type Endpoints = (typeof endpoints)[number];

/** The calls by 'METHOD /path', for the typed client: import it as a type only. */
export type Api = {
  [E in Endpoints as `${E['method']} ${E['path']}`]: E;
};
