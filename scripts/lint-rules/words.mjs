const MESSAGE =
  'Sentences stand in packages/words, by noun: let this answer a code, or import the words.';

/** Two words with a blank between; what has capitals only is a format or a key. */
const TWO_WORDS = /\p{L}[.,;:!?…'"’”)]*\s+['"‘“(]*\p{L}/u;
const SMALL_LETTER = /\p{Ll}/u;
const LETTER = /\p{L}/u;

/** What has the form of something that no person reads. */
const FORMS = [
  // A call of the contract, such as `PUT /admin/users/{id}`.
  /^(GET|POST|PUT|PATCH|DELETE) \//,
  // An alias of a column or table.
  /^[\w.]+ as \w+$/,
  // A media type, and the head of an XML document.
  /^[a-z]+\/[a-z.+-]+; charset=/,
  /^<\?xml /,
];

/** Attributes that hold no text. */
const PLAIN_ATTRIBUTES = new Set(
  'className class d points transform viewBox preserveAspectRatio rel sandbox allow sizes media srcSet style'.split(
    ' ',
  ),
);
/** Methods whose arguments are selectors, media queries or headers. */
const PLAIN_METHODS = new Set(
  'querySelector querySelectorAll closest matches matchMedia header headers type'.split(' '),
);
const HEADERS = new Set(['cache-control', 'content-type', 'content-security-policy']);
const LOG_METHODS = new Set('fatal error warn info debug trace'.split(' '));

/**
 * Forbids what a visitor, student or organiser would read: text between tags, and strings of two
 * words or more. What developers read passes by where it stands: errors that are thrown, lines of
 * the log, SQL, selectors, headers, types. A constant is judged by its uses in the same file.
 */
const noSentences = {
  create(context) {
    const uses = new Map();
    const held = [];
    const judge = (node, text) => {
      if (!TWO_WORDS.test(text) || !SMALL_LETTER.test(text)) return;
      if (FORMS.some((form) => form.test(text))) return;
      held.push(node);
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') judge(node, node.value);
      },
      TemplateLiteral(node) {
        const parts = node.quasis.map(({ value }) => value.cooked ?? value.raw);
        judge(node, parts.join('{}'));
      },
      JSXText(node) {
        if (LETTER.test(node.value)) context.report({ node, message: MESSAGE });
      },
      Identifier(node) {
        const known = uses.get(node.name);
        if (known === undefined) uses.set(node.name, [node]);
        else known.push(node);
      },
      'Program:exit'() {
        for (const node of held) {
          if (!isPlain(node, uses, new Set())) context.report({ node, message: MESSAGE });
        }
      },
    };
  },
};

/** Whether nobody but developers and machines read the value of `start`. */
function isPlain(start, uses, seen) {
  let node = start;
  for (let above = start.parent; above; node = above, above = above.parent) {
    const verdict = judgeParent(above, node, uses, seen);
    if (verdict !== null) return verdict;
  }
  return false;
}

/** True or false where the parent decides, null where its own parent has to. */
function judgeParent(above, node, uses, seen) {
  switch (above.type) {
    case 'TemplateLiteral':
      // What a tagged template is given is a value of its own: a parameter of the SQL.
      return above.parent.type === 'TaggedTemplateExpression' ? false : null;
    case 'ArrayExpression':
    case 'SpreadElement':
    case 'ObjectExpression':
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'ConditionalExpression':
    case 'MemberExpression':
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'JSXExpressionContainer':
      return null;
    case 'Property':
      return above.key === node || HEADERS.has(above.key.value) ? true : null;
    case 'TaggedTemplateExpression':
      return rootOf(above.tag) === 'sql';
    case 'TSLiteralType':
    case 'ThrowStatement':
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return true;
    case 'NewExpression':
      return /(Error|RegExp)$/.test(above.callee.name ?? '');
    case 'CallExpression':
      return judgeCall(above, node);
    case 'JSXAttribute':
      return PLAIN_ATTRIBUTES.has(above.name.name);
    case 'VariableDeclarator':
      return (
        above.id.type === 'Identifier' &&
        above.parent.parent.type !== 'ExportNamedDeclaration' &&
        areUsesPlain(above.id, uses, seen)
      );
    default:
      return false;
  }
}

/** `'…'.join()` passes the value on; some methods take what is no text. */
function judgeCall(call, node) {
  if (call.callee === node) return null;
  const method = call.callee.property?.name ?? call.callee.name;
  const root = rootOf(call.callee);
  return (
    PLAIN_METHODS.has(method) || root === 'sql' || (LOG_METHODS.has(method) && isLog(call.callee))
  );
}

function isLog(callee) {
  const { object } = callee;
  return /^(log|logger|console)$/i.test(object?.property?.name ?? object?.name ?? '');
}

function areUsesPlain(id, uses, seen) {
  if (seen.has(id.name)) return false;
  seen.add(id.name);
  const others = uses.get(id.name).filter((use) => use !== id);
  return others.length > 0 && others.every((use) => isPlain(use, uses, seen));
}

/** The name that an expression such as `sql.raw` begins with. */
function rootOf(node) {
  return node.type === 'MemberExpression' ? rootOf(node.object) : node.name;
}

// A default export because the linter looks for one.
export default { meta: { name: 'words' }, rules: { 'no-sentences': noSentences } };
