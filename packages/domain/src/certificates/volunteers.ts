import { foldedEmail } from '../people/email.ts';
import { isEmail } from '../people/identity.ts';
import { nameError, plainName } from './name.ts';

export const VOLUNTEER_LIMITS = {
  /** Entered at once. */
  atOnce: 200,
  /** Of an event, or of the whole year. */
  all: 2_000,
} as const;

/** Somebody who helped, as they are entered. */
export type EnteredVolunteer = { readonly name: string; readonly email: string };

/** What is wrong with a line. */
export type LineError = 'no-address' | 'bad-address' | 'bad-name' | 'twice';

/** A line that was read: somebody, or what is wrong with it. */
type ReadLine =
  | { readonly line: number; readonly volunteer: EnteredVolunteer }
  | { readonly line: number; readonly wrong: LineError };

const ADDRESS = /[^\s<>,;"']+@[^\s<>,;"']+/;

/**
 * Reads names with their addresses from lines as tables and mail programs write them, in either
 * order: `Asha Rai, asha@school.example`, `Asha Rai <asha@school.example>`. Lines without anything
 * are left out.
 */
export function readVolunteers(text: string): readonly ReadLine[] {
  const seen = new Set<string>();
  return text.split(/\r?\n/).flatMap((written, at): ReadLine[] => {
    if (written.trim() === '') return [];
    const line = at + 1;
    const address = ADDRESS.exec(written)?.[0];
    if (address === undefined) return [{ line, wrong: 'no-address' }];
    if (!isEmail(address)) return [{ line, wrong: 'bad-address' }];
    const name = plainName(written.replace(address, '').replaceAll(/[<>,;\t"]/g, ' '));
    if (name.includes('@') || nameError(name) !== null) return [{ line, wrong: 'bad-name' }];
    const email = foldedEmail(address);
    if (seen.has(email)) return [{ line, wrong: 'twice' }];
    seen.add(email);
    return [{ line, volunteer: { name, email } }];
  });
}
