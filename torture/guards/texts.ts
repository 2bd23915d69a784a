import type { Guard } from './guard.ts';

const DOMAIN = 'packages/domain/src';

/** What organisers write, and where it ends. */
export const TEXT_GUARDS: readonly Guard[] = [
  {
    name: 'no host writes into a header',
    file: `${DOMAIN}/text/links.ts`,
    guard: ' && !NO_HOST.test(new URL(text).hostname)',
    without: ' && NO_HOST.source.length > 0',
    tests: [`${DOMAIN}/text/links.test.ts`],
  },
  {
    name: 'a policy names checked origins alone',
    file: 'apps/server/src/features/pages/csp.ts',
    guard: 'return ORIGIN.test(origin) ? [origin] : [];',
    without: 'return ORIGIN.source.length > 0 ? [origin] : [];',
    tests: ['apps/server/src/features/pages/csp.test.ts'],
  },
  {
    name: 'a text costs a renderer little',
    file: `${DOMAIN}/wrong-in.ts`,
    guard: 'markdown: markdownLoadError,',
    without: 'markdown: (text) => markdownLoadError(text.slice(0, 0)),',
    tests: ['apps/server/src/features/pages/hostile-texts.test.ts'],
  },
  {
    name: 'pages are rendered before they are published',
    file: 'apps/server/src/features/editions/publish-edition.ts',
    guard: 'errors: errors.length + prepared.wrong.length',
    without: 'errors: errors.length',
    tests: ['apps/server/src/features/editions/tried-pages.test.ts'],
  },
];
