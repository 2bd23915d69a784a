import { isFields, isList, type Json } from '@pratibha/domain/editions/json';

/** What stands at a JSON pointer; undefined where nothing does. */
export function valueAt(content: Json, pointer: string): Json | undefined {
  return namesIn(pointer).reduce<Json | undefined>(
    (value, name) =>
      isList(value) ? value[Number(name)] : isFields(value) ? value[name] : undefined,
    content,
  );
}

/** The same content with another value at a JSON pointer. */
export function withValueAt(content: Json, pointer: string, value: Json): Json {
  const [name, ...rest] = namesIn(pointer);
  return name === undefined ? value : withChanged(content, [name, ...rest], value);
}

/** The same entries with one of them moved by so many places. */
export function withMoved<T>(entries: readonly T[], index: number, by: -1 | 1): readonly T[] {
  const moved = entries.toSpliced(index, 1);
  moved.splice(index + by, 0, ...entries.slice(index, index + 1));
  return moved;
}

function withChanged(content: Json, [name, ...rest]: readonly string[], value: Json): Json {
  if (name === undefined) return value;
  if (isList(content)) {
    const index = Number(name);
    return content.with(index, withChanged(content[index] ?? null, rest, value));
  }
  if (!isFields(content)) return content;
  return { ...content, [name]: withChanged(content[name] ?? null, rest, value) };
}

function namesIn(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}
