/** The front door of certificates: how they are issued, and how a name goes from them. */

export { candidates } from './candidates.ts';
export { editionTitle } from './edition-title.ts';
export { eraseNames } from './erase-names.queries.ts';
export { writeReplaced, writeRevoked } from './give.queries.ts';
export { giveCertificates, givenAs } from './give-certificates.ts';
export { insertRun, noteProgress } from './runs.queries.ts';
