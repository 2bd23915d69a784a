/** What is another once somebody waits, waits no longer or took a seat. */
export const WAITING_CHANGES = [
  'GET /user/events/waiting',
  'GET /user/available/events',
  'GET /user/registrations',
  'GET /user/withdrawals',
  'GET /user/workshops/classes',
] as const;
