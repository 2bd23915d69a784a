import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { walk } from './built-pages.ts';

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];

const FROZEN = /\/features\/pages\/public\/frozen\.tsx$/;
const STYLE_OR_PICTURE = /\.(css|svg|png|jpe?g|webp|avif)$/;

/**
 * Leaves the code of the frozen parts out of the browser's build (see
 * `src/features/pages/public/frozen.tsx`): each of its exports becomes `ServerMarkup`, which takes
 * the server's markup as it stands. Their styles and pictures stay, because that markup names them
 * (`style-names.ts`).
 */
export function keepFrozenParts(): Plugin {
  return {
    name: 'pratibha:keep-frozen-parts',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    async transform(code, id) {
      if (!FROZEN.test(id)) return null;
      const { body } = this.parse(code);
      const files = new Set<string>();
      for (const node of body) {
        if (node.type !== 'ImportDeclaration') continue;
        const part = await this.resolve(node.source.value, id);
        if (part && !part.external) await addFilesOf(this, part.id, files, new Set([id]));
      }
      const names = body.flatMap(namesIn).map((name) => `ServerMarkup as ${name}`);
      const lines = [
        ...Array.from(files, (file) => `import ${JSON.stringify(file)};`),
        `export { ${names.join(', ')} } from ${JSON.stringify(join(dirname(id), 'ServerMarkup.tsx'))};`,
      ];
      return { code: lines.join('\n'), map: null };
    },
  };
}

/**
 * While developing, loads the page anew when the code of a frozen part changes: the server renders
 * it, the browser leaves it as it is.
 */
export function reloadFrozenParts(): Plugin {
  return {
    name: 'pratibha:reload-frozen-parts',
    apply: 'serve',
    hotUpdate({ modules }) {
      const { name, moduleGraph, hot } = this.environment;
      const changed = modules.flatMap(({ id }) => (id === null ? [] : [id]));
      const concerned = walk(changed, (id) => {
        const importers = moduleGraph.getModuleById(id)?.importers ?? [];
        return Array.from(importers, (importer) => importer.id ?? '');
      });
      if (name !== 'client' || !Array.from(concerned).some((id) => FROZEN.test(id)))
        return undefined;
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** Adds the styles and pictures that the module `id` brings along, in the order of its imports. */
async function addFilesOf(
  build: Rolldown.PluginContext,
  id: string,
  files: Set<string>,
  seen: Set<string>,
): Promise<void> {
  if (seen.has(id) || id.includes('/node_modules/') || id.startsWith('\0')) return;
  seen.add(id);
  if (STYLE_OR_PICTURE.test(id)) {
    files.add(id);
    return;
  }
  const { importedIds } = await build.load({ id, resolveDependencies: true });
  for (const imported of importedIds) await addFilesOf(build, imported, files, seen);
}

/** The names that a statement exports: `frozen.tsx` has nothing but `export const`. */
function namesIn(node: Statement): string[] {
  if (node.type !== 'ExportNamedDeclaration' && node.type !== 'ExportDefaultDeclaration') return [];
  if (node.declaration?.type !== 'VariableDeclaration') {
    throw new Error('frozen.tsx exports something else than constants');
  }
  return node.declaration.declarations.flatMap(({ id }) =>
    id.type === 'Identifier' ? [id.name] : [],
  );
}
