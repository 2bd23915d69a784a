/**
 * How Node runs the server; the Containerfile and the unit of docs/operations.md say the same,
 * and a convention test holds them together.
 *
 * What lives in a server's memory is some 50 MB, also in a rush. Left to itself Node lets garbage
 * grow with the memory of the machine, to several hundred: a young generation of 128 MB, an old one
 * that is seldom swept while 4 GB are allowed. Smaller ones cost no measurable time.
 */
export const SERVER_OPTIONS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8',
  '--max-old-space-size=1024',
];

/** What it runs, built by scripts/build.mjs. */
export const SERVER_MAIN = 'apps/server/dist/main.js';
