import { QUESTION_BUILDER_WORDS } from '@pratibha/words/questions/organiser';

/** JSON that was read, with the line (from 1) on which everything in it begins. */
export type ReadJson =
  | { readonly value: unknown; readonly lines: ReadonlyMap<string, number>; readonly error: null }
  | { readonly error: { readonly line: number; readonly message: string } };

const { syntax } = QUESTION_BUILDER_WORDS;
/** Deeper than any questionnaire; keeps the reader off the end of its stack. */
const DEEPEST = 40;
const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\\n]|\\.)*"/y;

class SyntaxProblem extends Error {}

/**
 * Reads JSON like `JSON.parse`, and beside the value tells the line of everything by its JSON
 * pointer (RFC 6901), so that an error of a rule can name its line. A key that is there twice is
 * an error too: the first of the two would silently be lost.
 */
export function readJson(text: string): ReadJson {
  let place = 0;
  const lines = new Map<string, number>();
  const lineAt = (index: number) => text.slice(0, index).split('\n').length;
  const fail = (message: string): never => {
    throw new SyntaxProblem(message);
  };
  const skip = () => {
    while (/\s/.test(text[place] ?? '')) place += 1;
  };
  const match = (pattern: RegExp): string | null => {
    pattern.lastIndex = place;
    const found = pattern.exec(text)?.[0] ?? null;
    if (found !== null) place += found.length;
    return found;
  };
  const take = (character: string): boolean => {
    skip();
    if (text[place] !== character) return false;
    place += 1;
    return true;
  };
  const readText = (): string => {
    const start = place;
    const literal = match(TEXT);
    try {
      return JSON.parse(literal ?? '') as string;
    } catch {
      place = start;
      return fail(syntax.text);
    }
  };
  const readList = (pointer: string, depth: number): unknown[] => {
    const list: unknown[] = [];
    if (take(']')) return list;
    do list.push(readValue(`${pointer}/${list.length}`, depth));
    while (take(','));
    return take(']') ? list : fail(syntax.comma);
  };
  const readObject = (pointer: string, depth: number): unknown => {
    const entries = new Map<string, unknown>();
    if (take('}')) return {};
    do {
      skip();
      if (text[place] !== '"') fail(syntax.key);
      const start = place;
      const key = readText();
      if (entries.has(key)) {
        place = start;
        fail(syntax.twice(key));
      }
      const below = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (!take(':')) fail(syntax.colon);
      entries.set(key, readValue(below, depth));
      lines.set(below, lineAt(start));
    } while (take(','));
    return take('}') ? Object.fromEntries(entries) : fail(syntax.comma);
  };
  const readValue = (pointer: string, depth: number): unknown => {
    skip();
    if (depth > DEEPEST) fail(syntax.deep);
    lines.set(pointer, lineAt(place));
    if (take('{')) return readObject(pointer, depth + 1);
    if (take('[')) return readList(pointer, depth + 1);
    if (text[place] === '"') return readText();
    const literal = match(LITERAL);
    return literal === null ? fail(syntax.value) : (JSON.parse(literal) as unknown);
  };
  try {
    const value = readValue('', 0);
    skip();
    if (place < text.length) fail(syntax.end);
    return { value, lines, error: null };
  } catch (problem) {
    if (!(problem instanceof SyntaxProblem)) throw problem;
    return { error: { line: lineAt(place), message: problem.message } };
  }
}

/** The line of what the pointer names, or of the nearest thing around it. */
export function lineOf(lines: ReadonlyMap<string, number>, pointer: string): number {
  for (let path = pointer; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const line = lines.get(path);
    if (line !== undefined) return line;
  }
  return lines.get('') ?? 1;
}
