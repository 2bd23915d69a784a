import type { Plugin, Rolldown } from 'vite';

type Import = Extract<
  ReturnType<Rolldown.PluginContext['parse']>['body'][number],
  { type: 'ImportDeclaration' }
>;

/** A name that a CSS module exports by itself, too; of others, such as `in`, it has one object. */
const EXPORTED =
  /^(?!(?:case|catch|class|default|delete|do|else|for|if|in|new|switch|this|try|void|while|with)$)[a-z][A-Za-z\d]*$/;

/**
 * Vite drops the styles of a module of which nothing is left, such as that of a frozen part, whose
 * names stand in markup. This the bundler leaves, and the minifier takes away.
 */
const KEPT = '\ndebugger;';

/**
 * Imports the names of a CSS module one by one, so that a script carries those that it uses, each
 * where it uses it, and not an object with all of them: of the public pages' names most stand in
 * markup only. Where a name is looked up by another, the object stays.
 */
export function styleNames(): Plugin {
  return {
    name: 'pratibha:style-names',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (id.endsWith('.module.css'))
        return { code: code + KEPT, map: null, moduleSideEffects: true };
      if (!code.includes('.module.css')) return null;
      const program = this.parse(code);
      let changed = code;
      for (const node of program.body.toReversed()) {
        const local = node.type === 'ImportDeclaration' ? wholeOf(node) : null;
        if (local === null || !isEachNamed(program, local)) continue;
        const { value } = (node as Import).source;
        const namespace = `import * as ${local} from ${JSON.stringify(value)};`;
        changed = changed.slice(0, node.start) + namespace + changed.slice(node.end);
      }
      return changed === code ? null : { code: changed, map: null };
    },
  };
}

/** The name under which a module imports all names of a CSS module. */
function wholeOf({ source, specifiers: [first, ...more] }: Import): string | null {
  const isWhole = first?.type === 'ImportDefaultSpecifier' && more.length === 0;
  return isWhole && source.value.endsWith('.module.css') ? first.local.name : null;
}

/** Whether every mention of `local`, but for its import, is one of `local.name`. */
function isEachNamed(node: unknown, local: string): boolean {
  if (Array.isArray(node)) return node.every((each) => isEachNamed(each, local));
  if (typeof node !== 'object' || node === null) return true;
  const { type, object, property, computed, name } = node as Record<string, unknown>;
  if (type === 'ImportDeclaration') return true;
  if (type === 'Identifier') return name !== local;
  if (type === 'MemberExpression' && computed === false) {
    const isOfIt = (object as { name?: unknown }).name === local;
    if (isOfIt) return EXPORTED.test((property as { name: string }).name);
    return isEachNamed(object, local);
  }
  return Object.values(node).every((each) => isEachNamed(each, local));
}
