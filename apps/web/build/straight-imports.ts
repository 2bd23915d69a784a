import { readFile } from 'node:fs/promises';
import type { Plugin, Rolldown } from 'vite';
import { FRONT_DOOR } from './front-doors.ts';

/** Packages that hand on by one file all that they have. */
const PACKAGE = /^(lucide-react|@tanstack\/[a-z-]+)$/;
const IMPORTER = /\/apps\/web\/src\/.*\.tsx?(\?.*)?$|\/node_modules\/@tanstack\/.*\.js$/;

type Build = Rolldown.PluginContext;
type Node = ReturnType<Build['parse']>['body'][number];
type Import = Extract<Node, { type: 'ImportDeclaration' }>;
/** Where an export is made: the module, and its name there. */
type Origin = { readonly id: string; readonly name: string };
/** What a module exports that others make, by name. */
type HandedOn = (id: string) => Promise<ReadonlyMap<string, Origin>>;

/**
 * Lets every import name the module that makes what is imported, past front doors and the files by
 * which packages hand on all that they have: what a page begins with is told by what imports what
 * (`shared-chunks.ts`), and through such a file every page imports the icons of all others.
 */
export function straightImports(): Plugin {
  const known = new Map<string, ReturnType<HandedOn>>();
  return {
    name: 'pratibha:straight-imports',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    async transform(code, id) {
      if (!IMPORTER.test(id)) return null;
      const handedOn: HandedOn = (each) => {
        const found = known.get(each) ?? readHandedOn(this, each, handedOn);
        known.set(each, found);
        return found;
      };
      let straight = code;
      // From the end, so that what comes before stays where it is.
      for (const node of this.parse(code).body.toReversed()) {
        if (node.type !== 'ImportDeclaration') continue;
        const from = await this.resolve(node.source.value, id);
        if (from === null || !(PACKAGE.test(node.source.value) || FRONT_DOOR.test(from.id)))
          continue;
        const imports = await straightened(node, from.id, handedOn);
        straight = straight.slice(0, node.start) + imports + straight.slice(node.end);
      }
      return straight === code ? null : { code: straight, map: null };
    },
  };
}

/** One import for each name; what is made by the module itself is imported from there. */
async function straightened(node: Import, id: string, handedOn: HandedOn): Promise<string> {
  const lines = await Promise.all(
    node.specifiers.map(async ({ local, ...part }) => {
      if (part.type === 'ImportNamespaceSpecifier') return importOf(`* as ${local.name}`, id);
      const name = part.type === 'ImportSpecifier' ? nameOf(part.imported) : 'default';
      const origin = (await originOf({ id, name }, handedOn)) ?? { id, name };
      return importOf(`{ ${origin.name} as ${local.name} }`, origin.id);
    }),
  );
  return lines.join('');
}

function importOf(what: string, id: string): string {
  return `import ${what} from ${JSON.stringify(id)};`;
}

async function originOf({ id, name }: Origin, handedOn: HandedOn): Promise<Origin | null> {
  const next = (await handedOn(id)).get(name);
  return next === undefined ? null : ((await originOf(next, handedOn)) ?? next);
}

async function readHandedOn(build: Build, id: string, handedOn: HandedOn): ReturnType<HandedOn> {
  const origins = new Map<string, Origin>();
  const imported = new Map<string, Origin>();
  const { body } = build.parse(await readFile(id, 'utf8'), { lang: 'tsx' });
  for (const node of body) {
    if (!('source' in node) || node.source === null) continue;
    const from = await build.resolve(node.source.value, id);
    if (from === null) continue;
    const take = (into: Map<string, Origin>, as: Name, name: Name) =>
      into.set(nameOf(as), { id: from.id, name: nameOf(name) });
    if (node.type === 'ExportNamedDeclaration')
      for (const part of node.specifiers) take(origins, part.exported, part.local);
    else if (node.type === 'ImportDeclaration')
      for (const part of node.specifiers)
        if (part.type === 'ImportSpecifier') take(imported, part.local, part.imported);
    if (node.type === 'ExportAllDeclaration' && node.exported === null)
      for (const [name, origin] of await handedOn(from.id)) origins.set(name, origin);
  }
  for (const node of body) {
    if (node.type !== 'ExportNamedDeclaration' || node.source !== null) continue;
    for (const part of node.specifiers) {
      const origin = imported.get(nameOf(part.local));
      if (origin !== undefined) origins.set(nameOf(part.exported), origin);
    }
  }
  return origins;
}

type Name = { readonly name: string } | { readonly value: string };

function nameOf(name: Name): string {
  return 'name' in name ? name.name : name.value;
}
