/**
 * The oldest browsers that the pages are made for, and the names the build's tools have for them.
 * Chrome and Safari lack `light-dark()` before these, Firefox `Intl.Segmenter`. README and
 * docs/operations.md name them too; the rule for `#old-browser` in `src/shell/styles/base.css`
 * tells them from older ones.
 */
const BROWSERS = [
  { name: 'Chrome', version: '123', targets: ['chrome'] },
  { name: 'Safari', version: '17.5', targets: ['safari', 'ios'] },
  { name: 'Firefox', version: '125', targets: ['firefox'] },
] as const;

/** For `build.target` and `build.cssTarget`. */
export const BUILD_TARGETS: string[] = BROWSERS.flatMap(({ targets, version }) =>
  targets.map((target) => `${target}${version}`),
);

const NAMES = BROWSERS.map(({ name, version }) => `${name} ${version}`);

/** 'Chrome 123, Safari 17.5' and 'Firefox 125'. */
export const ALL_BUT_LAST = NAMES.slice(0, -1).join(', ');
export const LAST_BROWSER = NAMES.at(-1) ?? '';

/** 'Chrome 123, Safari 17.5 or Firefox 125'. */
export const BROWSER_WORDS = `${ALL_BUT_LAST} or ${LAST_BROWSER}`;
