import type { Value } from '../value.ts';
import type { Json } from './json.ts';

/** What stands in a field before anything is entered: of a new entry of a list, say. */
export function blankValue(value: Value): Json {
  switch (value.kind) {
    case 'text':
      return '';
    case 'number':
      // Where it is no number that may stand there, it asks for one.
      return 0;
    case 'one-of':
      return value.values[0] ?? '';
    case 'yes':
      return false;
    case 'optional':
    // There is no blank one: an entry is made by choosing a file.
    case 'picture':
      return null;
    case 'list':
      return Array.from({ length: value.least }, () => blankValue(value.of));
    case 'fields':
      return Object.fromEntries(
        Object.entries(value.fields).map(([name, field]) => [name, blankValue(field)]),
      );
  }
}
