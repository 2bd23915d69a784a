/** Somebody who can be mentioned. */
export type Named = { readonly id: number; readonly name: string };

/** What goes on after a name makes it another one. */
const OF_A_WORD = /[\p{L}\p{M}\p{N}]/u;
const KEPT = /@\{(\d{1,10})\}/g;

type Mentioning = {
  /** The note with the id of each in place of the name, so that no name is kept in it. */
  readonly text: string;
  readonly ids: readonly number[];
};

/**
 * Whom a note mentions by `@` and a whole name, however its letters are written. Of several names
 * that begin alike the longest counts; of people with one name all are meant.
 */
export function withIds(text: string, people: readonly Named[]): Mentioning {
  const known = people.filter(({ name }) => name.trim() !== '');
  const ids = new Set<number>();
  let kept = '';
  let at = 0;
  while (at < text.length) {
    const [first, ...others] = isBegin(text, at) ? mentionedAt(text, at + 1, known) : [];
    if (first === undefined) {
      kept += text[at];
      at += 1;
      continue;
    }
    for (const { id } of [first, ...others]) ids.add(id);
    kept += `@{${first.id}}`;
    at += 1 + first.name.length;
  }
  return { text: kept, ids: [...ids] };
}

/** `@` at the beginning of a word: `asha@school.example` mentions nobody. */
function isBegin(text: string, at: number): boolean {
  return text[at] === '@' && !OF_A_WORD.test(text[at - 1] ?? ' ');
}

function mentionedAt(text: string, at: number, people: readonly Named[]): readonly Named[] {
  const fit = people.filter(({ name }) => {
    const end = at + name.length;
    return (
      text.slice(at, end).toLowerCase() === name.toLowerCase() && !OF_A_WORD.test(text[end] ?? ' ')
    );
  });
  const longest = Math.max(...fit.map(({ name }) => name.length));
  return fit.filter(({ name }) => name.length === longest);
}

/** The note with names again; who is not among them stays as it is kept. */
export function withNames(kept: string, nameOf: (id: number) => string | undefined): string {
  return kept.replace(KEPT, (whole, id: string) => {
    const name = nameOf(Number(id));
    return name === undefined ? whole : `@${name}`;
  });
}
