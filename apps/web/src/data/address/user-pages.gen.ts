// Made of the routes of entry by `npm run generate`.

export const judge = '/judge';
export const start = '/user';
export const certificates = '/user/certificates';
export const eventRegistrations = '/user/event-registrations';
export const events = '/user/events';
export const judging = '/user/judging';
export const notifications = '/user/notifications';
export const updateProfile = '/user/update-profile';
export const workSubmissions = '/user/work-submissions';
export const workshops = '/user/workshops';
