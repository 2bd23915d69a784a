/**
 * The front door of users: what erasing a person needs to know of them, and how people are found.
 */

export { lockTargetExclusively, type UserFacts } from './change-of-user.ts';
export { isEmailTaken } from './correct-user.queries.ts';
export { replaceGrants } from './event-grants.queries.ts';
export { refuseUnknownEvents } from './event-grants.ts';
export { personalData } from './personal-data.queries.ts';
export { usersMatching } from './users.queries.ts';
