/** Any value that JSON has. */
export type Json = Leaf | readonly Json[] | JsonFields;
export type Leaf = null | boolean | number | string;
export type JsonFields = { readonly [name: string]: Json };

export function isFields(value: Json | undefined): value is JsonFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether both say the same, in whichever order their fields stand. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
  if (isFields(one) && isFields(other)) {
    const names = namesOf(one, other);
    return names.every(
      (name) =>
        Object.hasOwn(one, name) && Object.hasOwn(other, name) && isSame(one[name], other[name]),
    );
  }
  return one === other;
}

/** The names of all their fields, each once. */
export function namesOf(...all: readonly JsonFields[]): readonly string[] {
  return [...new Set(all.flatMap((each) => Object.keys(each)))];
}

/** The pointer (RFC 6901) of what stands there under this name or index. */
export function pointerTo(path: string, name: string | number): string {
  return `${path}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Every text, number, yes or no and null with its pointer, in order. */
export function* leavesOf(value: Json, path = ''): Generator<readonly [string, Leaf]> {
  if (isList(value))
    for (const [index, each] of value.entries()) yield* leavesOf(each, pointerTo(path, index));
  else if (isFields(value))
    for (const [name, each] of Object.entries(value)) yield* leavesOf(each, pointerTo(path, name));
  else yield [path, value];
}
