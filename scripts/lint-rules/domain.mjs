const CLOCK = 'domain has no clock: take `now` as an argument.';
const CHANCE = 'domain has no chance: take the value as an argument.';

/** domain answers the same every time it is asked: `now` and chance come in as arguments. */
const pure = {
  create(context) {
    return {
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) {
          context.report({ node, message: CLOCK });
        }
      },
      MemberExpression(node) {
        const name = `${node.object.name}.${node.property.name}`;
        if (name === 'Date.now') context.report({ node, message: CLOCK });
        if (name === 'Math.random') context.report({ node, message: CHANCE });
      },
    };
  },
};

// A default export because the linter looks for one.
export default { meta: { name: 'domain' }, rules: { pure } };
