/** Tells of JSON pointers whether something is wrong there. */
export type WrongPlaces = {
  /**
   * Whether nothing is wrong there, nor in what it stands in: then it has the structure that it
   * should.
   */
  readonly isReadable: (pointer: string) => boolean;
  /** Whether nothing is wrong in what stands there, either. */
  readonly isSound: (pointer: string) => boolean;
};

/** @param wrong where something is wrong; '' for the whole */
export function wrongPlaces(wrong: readonly { readonly path: string }[]): WrongPlaces {
  const at = new Set(wrong.map(({ path }) => path));
  const above = new Set(wrong.flatMap(({ path }) => upwards(path)));
  const isReadable = (pointer: string) =>
    ![pointer, ...upwards(pointer)].some((each) => at.has(each));
  return { isReadable, isSound: (pointer) => isReadable(pointer) && !above.has(pointer) };
}

/** Where nothing is wrong. */
export const NOTHING_WRONG: WrongPlaces = wrongPlaces([]);

/** The pointers of all that something stands in, the nearest first. */
function upwards(pointer: string): string[] {
  const all: string[] = [];
  for (let at = pointer.lastIndexOf('/'); at >= 0; at = pointer.lastIndexOf('/', at - 1)) {
    all.push(pointer.slice(0, at));
    if (at === 0) break;
  }
  return all;
}
