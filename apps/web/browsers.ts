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

/** 'Chrome 123, Safari 17.5 or Firefox 125'. */
export const BROWSER_WORDS = `${NAMES.slice(0, -1).join(', ')} or ${NAMES.at(-1)}`;

/** Where the paragraph for older browsers stands in a document. */
export const BROWSER_MARK = '<!--old-browser-->';

/**
 * What older browsers show on every page, without script. Hidden from all others, also from those
 * that read aloud.
 */
export const OLD_BROWSER_NOTE = `<aside id="old-browser" aria-label="Your browser" hidden>
      <p>
        <strong>This browser is too old for this site.</strong>
        Parts of it will look wrong or not work at all. Please update your browser, or use another
        one: ${BROWSER_WORDS}, or any later version.
      </p>
    </aside>`;
