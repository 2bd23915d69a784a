import type { Json } from './json.ts';
import type { ShapeNode } from './shape.ts';

/** What stands in a field before anything is entered: of a new entry of a list, say. */
export function blankValue(node: ShapeNode): Json {
  switch (node.kind) {
    case 'text':
      return '';
    case 'number':
      // Where it is no number that may stand there, it asks for one.
      return 0;
    case 'one-of':
      return node.values[0] ?? '';
    case 'yes':
      return false;
    case 'optional':
    // There is no blank one: an entry is made by choosing a file.
    case 'picture':
      return null;
    case 'list':
      return Array.from({ length: node.least }, () => blankValue(node.of));
    case 'fields':
      return Object.fromEntries(
        Object.entries(node.fields).map(([name, field]) => [name, blankValue(field)]),
      );
  }
}
