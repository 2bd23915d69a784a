import type { Refusal } from '@pratibha/domain/codes';

/** Words of the users screen (R2.49, R2.50, R6.7, R8.7, R8.8, R8.10). */
export const USERS_WORDS = {
  heading: 'Users',
  search: 'Name, email, mobile or college',
  role: 'Role',
  allRoles: 'All Roles',
  status: 'Status',
  allStatuses: 'All Statuses',
  columns: {
    name: 'Name',
    email: 'Email',
    role: 'Role',
    status: 'Status',
    registered: 'Registered',
    actions: 'Actions',
  },
  internal: 'Internal',
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Delete ${name}`,
  editHint: 'Edit',
  deleteHint: 'Delete',
  cannotWrite: 'Your role cannot change users.',

  details: 'User Details',
  detailsTitle: 'User details',
  mobile: 'Mobile',
  profileComplete: 'Profile Complete',
  yes: 'Yes',
  no: 'No',
  dob: 'Date of Birth',
  gender: 'Gender',
  collegeName: 'College Name',
  collegeAddress: 'College Address',
  address: 'Address',
  none: '–',
  ownRole: 'You cannot change your own role.',

  editTitle: 'Edit User',
  save: 'Save',
  saving: 'Saving…',
  internalLabel: 'Internal participant',
  internalHelp: 'May take part in events that are internal only.',
  superAdminDoubt: (name: string) =>
    `${name} becomes a super admin, who may change everything and everybody, you too.`,
  deletedNote: 'A deleted user is signed out at once and cannot sign in again.',

  deleteTitle: 'Delete User',
  deleteText: (name: string, email: string) =>
    `${name} (${email}) will be signed out at once and cannot sign in again. Registrations and submissions are kept.`,
  confirmDelete: 'Yes, Delete',

  updated: 'User updated successfully!',
  updateFailed: 'Failed to update user.',
  deleted: (name: string) => `User ${name} deleted!`,
  deleteFailed: 'Failed to delete user',
  loadFailed: 'Failed to load users',
  detailsFailed: 'Failed to load user details',
} as const;

/** Refusals that read differently beside a row than in an answer of the server. */
export const ROW_REFUSAL_WORDS: Partial<Record<Refusal, string>> = {
  'cannot-change-own-role': 'You cannot edit yourself',
};
