import type { EditionContent } from './content.ts';
import type { Picture } from './pictures.ts';
import type { SetUpAnswers } from './set-up.ts';

/**
 * The paths of all fields of a content as patterns: 'dates.registrationCloses', and with a star for
 * each entry of a list: 'competitions.all', 'competitions.all.*', 'competitions.all.*.name'.
 */
export type FieldPath = PathsIn<EditionContent>;

/** Of a picture; how large it is and which, nobody types. */
export type PicturePath = Exclude<keyof Picture, 'focus'> | 'focus' | 'focus.x' | 'focus.y';

/** As above of the eight questions, below a name of their own. */
export type SetUpPath = 'setUp' | `setUp.${PathsIn<SetUpAnswers>}`;

type PathsIn<Value> = Value extends Picture
  ? PicturePath
  : Value extends readonly (infer Entry)[]
    ? '*' | `*.${PathsIn<Entry>}`
    : Value extends object
      ? { [Name in keyof Value & string]: Name | `${Name}.${PathsIn<Value[Name]>}` }[keyof Value &
          string]
      : never;

/** The pattern of what a JSON pointer names, and the numbers, from 1, of the entries on its way. */
export function fieldAt(pointer: string): { readonly path: string; readonly entries: number[] } {
  const entries: number[] = [];
  const names = pointer.split('/').slice(1);
  const path = names.map((name) => {
    if (!/^\d+$/.test(name)) return name;
    entries.push(Number(name) + 1);
    return '*';
  });
  return { path: path.join('.'), entries };
}
