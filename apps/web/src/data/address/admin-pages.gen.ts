// Made of the routes of entry by `npm run generate`.

export const start = '/admin';
export const announcements = '/admin/announcements';
export const audit = '/admin/audit';
export const certificates = '/admin/certificates';
export const dashboard = '/admin/dashboard';
export const editions = '/admin/editions';
export const enquiries = '/admin/enquiries';
export const events = '/admin/events';
export const eventsRegistrations = '/admin/events-registrations';
export const mails = '/admin/mails';
export const notifications = '/admin/notifications';
export const registrations = '/admin/registrations';
export const setUp = '/admin/set-up';
export const submissions = '/admin/submissions';
export const tokens = '/admin/tokens';
export const translations = '/admin/translations';
export const users = '/admin/users';
export const workshops = '/admin/workshops';
