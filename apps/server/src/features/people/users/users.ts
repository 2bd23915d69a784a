/** The front door of users: what erasing a person needs to know of them. */
export { lockTargetExclusively, type UserFacts } from './change-of-user.ts';
export { personalData } from './personal-data.queries.ts';
