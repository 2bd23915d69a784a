import { isFields, isList, isSame, type Json, namesOf, pointerTo } from './json.ts';

/** What one field said before and says after; undefined: it was, or is, not there. */
export type ContentDifference = {
  readonly pointer: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
};

/**
 * What two contents say differently, in the order of the content. Of a list that became longer or
 * shorter the entries that came or went are named whole, by their place in the list in which they
 * are.
 */
export function contentDifferences(
  before: Json | undefined,
  after: Json | undefined,
  pointer = '',
): ContentDifference[] {
  if (isSame(before, after)) return [];
  if (isFields(before) && isFields(after))
    return namesOf(after, before).flatMap((name) =>
      contentDifferences(before[name], after[name], pointerTo(pointer, name)),
    );
  if (isList(before) && isList(after)) return listDifferences(before, after, pointer);
  return [{ pointer, before, after }];
}

function listDifferences(
  before: readonly Json[],
  after: readonly Json[],
  pointer: string,
): ContentDifference[] {
  const shorter = Math.min(before.length, after.length);
  const isLonger = before.length !== after.length;
  let head = 0;
  while (head < shorter && isSame(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const [gone, come] = [
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
  ];
  const at = (index: number) => pointerTo(pointer, head + index);
  if (!isLonger)
    return gone.flatMap((each, index) => contentDifferences(each, come[index], at(index)));
  return [
    ...gone.map((each, index) => ({ pointer: at(index), before: each, after: undefined })),
    ...come.map((each, index) => ({ pointer: at(index), before: undefined, after: each })),
  ];
}
