import {
  isFields,
  isList,
  isSame,
  type Json,
  type JsonFields,
  namesOf,
  pointerTo,
} from './json.ts';

/** What became of two changes of one content. */
type Merged = {
  readonly content: JsonFields;
  /** Where both changed the same field otherwise: JSON pointers; the content has mine there. */
  readonly clashes: readonly string[];
};

/**
 * Puts two changes of one content together, field by field. Entries of lists are fields as long as
 * nobody added or removed one; else the list is one field.
 *
 * @param start what both began with
 */
export function mergeContent(start: JsonFields, mine: JsonFields, theirs: JsonFields): Merged {
  const clashes: string[] = [];
  const content = mergeAt('', start, mine, theirs, (pointer) => clashes.push(pointer));
  return { content: content as JsonFields, clashes };
}

type Maybe = Json | undefined;

/** Undefined stands for a field that is not there. */
function mergeAt(
  path: string,
  start: Maybe,
  mine: Maybe,
  theirs: Maybe,
  clash: (pointer: string) => void,
): Maybe {
  if (isSame(mine, theirs) || isSame(start, theirs)) return mine;
  if (isSame(start, mine)) return theirs;
  if (isFields(start) && isFields(mine) && isFields(theirs)) {
    const merged: [string, Json][] = [];
    for (const name of namesOf(mine, theirs)) {
      const at = pointerTo(path, name);
      const value = mergeAt(at, start[name], mine[name], theirs[name], clash);
      if (value !== undefined) merged.push([name, value]);
    }
    return Object.fromEntries(merged);
  }
  if (isList(start) && isList(mine) && isList(theirs) && areAsLong(start, mine, theirs))
    return mine.map(
      (each, index) =>
        mergeAt(pointerTo(path, index), start[index], each, theirs[index], clash) as Json,
    );
  clash(path);
  return mine;
}

function areAsLong(...[first, ...others]: readonly (readonly Json[])[]): boolean {
  return others.every(({ length }) => length === first?.length);
}
