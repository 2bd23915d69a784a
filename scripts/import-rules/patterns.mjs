/** Tests, and what stands under them. */
export const TESTS =
  '(\\.test\\.tsx?$|^(apps/server|packages/embedded-postgres)/src/testing/|^apps/web/src/.+/testing/)';
/** What only `npm run dev` loads. */
export const DEV = '-dev(?:\\.routes)?\\.ts$';
export const GENERATED = '\\.gen\\.ts$';

export const DOMAIN = '^packages/domain/src/';
export const CONTRACT = '^packages/contract/src/';
export const WORDS = '^packages/words/src/';
export const EMBEDDED = '^packages/embedded-postgres/src/';
export const SERVER = '^apps/server/src/';
export const WEB = '^apps/web/src/';

/** A package in a node_modules folder, or under the bare name when it is not installed. */
export const npm = (name) => `(^|node_modules/)${name}(/|$)`;
/** Every npm package whose name does not begin with one of `names`. */
export const npmExcept = (...names) => `node_modules/(?!(${names.join('|')})(/|$))`;
