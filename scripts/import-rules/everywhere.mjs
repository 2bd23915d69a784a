import {
  CONTRACT,
  DEV,
  DOMAIN,
  EMBEDDED,
  GENERATED,
  SERVER,
  TESTS,
  WEB,
  WORDS,
} from './patterns.mjs';

/** Rules for every file. */
export const everywhere = [
  {
    name: 'no-cycles',
    comment:
      'Two files that need each other are one idea in two places: nothing can be read or tested ' +
      'alone. Move the shared part into a third file. A cycle of types only is let pass.',
    severity: 'error',
    from: { pathNot: GENERATED },
    to: { circular: true, viaOnly: { pathNot: GENERATED, dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-orphans',
    comment: 'A file nobody imports and that imports nobody is left over. Delete it or use it.',
    severity: 'error',
    from: {
      orphan: true,
      pathNot: [
        TESTS,
        GENERATED,
        '\\.d\\.ts$',
        '\\.css$',
        '^(scripts|bench|e2e)/',
        // The build in Nepali takes them in the place of those in English.
        '^packages/words/src/ne/',
        // Sent as they are.
        '^apps/web/public/',
        '(^|/)[^/]+\\.config\\.[cm]?[jt]s$',
      ],
    },
    to: {},
  },
  {
    name: 'resolvable',
    comment: 'The import points at nothing: a wrong path, or a package that is not installed.',
    severity: 'error',
    // art's packages are installed by those who draw.
    from: { pathNot: '^art/' },
    to: { couldNotResolve: true },
  },
  {
    name: 'declared-dependencies',
    comment:
      'A package that only happens to be installed disappears with the next update. Declare it ' +
      'in the package.json next to the code.',
    severity: 'error',
    from: { path: [DOMAIN, CONTRACT, WORDS, EMBEDDED, SERVER, WEB], pathNot: TESTS },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-dev-dependencies-at-run-time',
    comment: 'devDependencies are absent in production: what runs there belongs in dependencies.',
    severity: 'error',
    from: { path: [DOMAIN, CONTRACT, WORDS, EMBEDDED, SERVER, WEB], pathNot: [TESTS, DEV] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'nobody-imports-tests',
    comment: 'Tests and what stands under them are no part of the product.',
    severity: 'error',
    from: { pathNot: [TESTS, '^(e2e|bench|scripts)/'] },
    to: { path: TESTS },
  },
  {
    name: 'pictures-are-drawn-apart',
    comment:
      'art writes files into apps/web and needs packages that nothing else does. Whoever imported ' +
      'it would need them too.',
    severity: 'error',
    from: { pathNot: '^art/' },
    to: { path: '^art/' },
  },
  {
    name: 'art-uses-chance-alone',
    comment:
      'art stands outside of the workspaces: of ours it takes the seeded chance, by its path.',
    severity: 'error',
    from: { path: '^art/' },
    to: {
      path: '^(apps|packages|e2e|bench|torture)/',
      pathNot: '^packages/domain/src/chance\\.ts$',
    },
  },
  {
    name: 'e2e-uses-the-product-from-outside',
    comment:
      'e2e tests see what a person sees: the running product, plus the words, and how a build names classes.',
    severity: 'error',
    from: { path: '^e2e/' },
    to: { path: '^apps/', pathNot: '^apps/web/build/class-names[.]ts$' },
  },
];
