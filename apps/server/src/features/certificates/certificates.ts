/** The front door of certificates: how they are issued and replaced, for whoever begins with some. */

export { candidates } from './candidates.ts';
export { writeReplaced, writeRevoked } from './give.queries.ts';
export { giveCertificates, givenAs } from './give-certificates.ts';
export { insertRun, noteProgress } from './runs.queries.ts';
