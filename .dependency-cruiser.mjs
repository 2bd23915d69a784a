import { everywhere } from './scripts/import-rules/everywhere.mjs';
import { packages } from './scripts/import-rules/packages.mjs';
import { server } from './scripts/import-rules/server.mjs';
import { web } from './scripts/import-rules/web.mjs';

/**
 * The import rules of ARCHITECTURE.md. Each says why it exists, because that is what the person
 * who breaks it reads.
 */
export default {
  forbidden: [...everywhere, ...packages, ...server, ...web],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^apps/web/dist/', '^data/'] },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.d.ts', '.json', '.css'],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
};
