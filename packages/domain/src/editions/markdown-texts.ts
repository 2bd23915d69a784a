import type { Value } from '../value.ts';
import { EDITION, type EditionContent } from './content.ts';
import { isFields, isList, type Json, pointerTo } from './json.ts';

/** A text in Markdown, with its JSON pointer. */
export type MarkdownText = readonly [path: string, text: string];

/** Every text in Markdown of a content, in order. */
export function markdownTexts(content: EditionContent): readonly MarkdownText[] {
  return [...textsIn(EDITION, content, '')];
}

function* textsIn(node: Value, value: Json | undefined, path: string): Generator<MarkdownText> {
  if (node.kind === 'text') {
    if (node.format === 'markdown' && typeof value === 'string') yield [path, value];
  } else if (node.kind === 'optional') yield* textsIn(node.of, value, path);
  else if (node.kind === 'list' && isList(value))
    for (const [index, each] of value.entries())
      yield* textsIn(node.of, each, pointerTo(path, index));
  else if (node.kind === 'fields' && isFields(value))
    for (const [name, each] of Object.entries(node.fields))
      yield* textsIn(each, value[name], pointerTo(path, name));
}
