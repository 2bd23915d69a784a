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

/**
 * Settings of the allocator of Linux (glibc), which other systems ignore: few pools in place of one
 * for each of eight threads, and what is free at the end of one goes back to the system. Left to
 * itself it keeps 20 MB that compiling and the first requests needed. Whoever set them otherwise is
 * asked nothing.
 */
export const SERVER_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** What it runs, built by scripts/build.mjs. */
export const SERVER_MAIN = 'apps/server/dist/main.js';
