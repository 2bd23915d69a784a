import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

const WEB = join(import.meta.dirname, '..');
const LETTERS = 26;

/**
 * The names of each CSS module in their order; the browser's build and the server's see the same.
 */
const namesOf = new Map<string, string[]>();

/**
 * A class of a CSS module as the build writes it: every visitor carries it, in sheets, scripts and
 * markup.
 */
export function shortName(name: string, file: string): string {
  const place = placeOf(file);
  const names = namesOf.get(place) ?? [];
  namesOf.set(place, names);
  if (!names.includes(name)) names.push(name);
  return `${letters(names.indexOf(name))}${hashOf(place)}`;
}

/** The same while developing, for people who look for it. */
export function readableName(name: string, file: string): string {
  return `${name}-${hashOf(placeOf(file))}`;
}

/** a to z, then aa, ab: first of all, as no class begins with a digit. */
function letters(index: number): string {
  const last = String.fromCharCode('a'.charCodeAt(0) + (index % LETTERS));
  return index < LETTERS ? last : letters(Math.floor(index / LETTERS) - 1) + last;
}

function placeOf(file: string): string {
  return relative(WEB, file.replace(/\?.*$/, ''));
}

function hashOf(place: string): string {
  return createHash('sha256').update(place).digest('base64url').slice(0, 4);
}
