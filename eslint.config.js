import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** domain answers the same every time it is asked: `now` and chance come in as arguments. */
const IMPURE = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'domain has no clock: take `now` as an argument.',
  },
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'domain has no clock: take `now` as an argument.',
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'domain has no chance: take the value as an argument.',
  },
];
const OUTSIDE = ['process', 'fetch', 'crypto', 'performance', 'setTimeout', 'setInterval'];

export default defineConfig([
  globalIgnores([
    '**/node_modules/',
    '**/dist/',
    '**/*.gen.ts',
    'data/',
    'test-results/',
    'playwright-report/',
  ]),
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // A handler may be async because its contract is, whatever it does today.
      '@typescript-eslint/require-await': 'off',
      // React and TanStack Query call handlers and ignore what they return.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false } },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allow: ['Error', 'URL', 'URLSearchParams'] },
      ],
      // TanStack Router signals redirect and not-found by throwing plain objects.
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            {
              from: 'package',
              package: '@tanstack/router-core',
              name: ['Redirect', 'NotFoundError'],
            },
          ],
        },
      ],
    },
  },
  {
    files: ['packages/domain/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...IMPURE],
      'no-restricted-globals': ['error', ...OUTSIDE],
    },
  },
  {
    files: ['apps/server/src/**/*.ts', 'packages/**/*.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['apps/web/src/**/*.ts', 'apps/web/src/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'no-console': ['error', { allow: ['error'] }],
      // It takes a component that comes out of a context for one made anew in every render; the
      // parts of shell/ take their link from the document they stand in that way.
      'react-hooks/static-components': 'off',
    },
  },
  {
    // Playwright hands fixtures on through a function called `use`, which is no React hook.
    files: ['e2e/**/*.ts'],
    rules: { 'no-empty-pattern': 'off' },
  },
]);
