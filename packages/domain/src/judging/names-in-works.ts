import { type Acquaintance, foldedCollege } from './conflict-hints.ts';

/** What of whoever made a work stands in it, although its round is blind. */
export const NAMED_BY = ['name', 'college', 'mail', 'mobile'] as const;
export type NamedBy = (typeof NAMED_BY)[number];

/** Shorter ones are words of many texts: 'Om', 'Rai'. */
const LEAST_LETTERS = 4;

/** What of a person stands in these texts: in a description, and in addresses. */
export function namesIn(
  texts: readonly string[],
  person: Acquaintance & { readonly name: string },
): NamedBy[] {
  const plain = texts.join('\n').normalize('NFKC').toLowerCase();
  const folded = ` ${foldedCollege(plain) ?? ''} `;
  const hasPhrase = (phrase: string | null) => phrase !== null && folded.includes(` ${phrase} `);
  const words = (foldedCollege(person.name) ?? '').split(' ');
  const account = person.email?.toLowerCase() ?? '';
  const digits = plain.replace(/[^\d]+/g, '');
  const found: Readonly<Record<NamedBy, boolean>> = {
    name: words.some((word) => [...word].length >= LEAST_LETTERS && hasPhrase(word)),
    college: person.college !== null && hasPhrase(foldedCollege(person.college)),
    mail: account !== '' && plain.includes(account),
    mobile: person.mobile !== null && person.mobile !== '' && digits.includes(person.mobile),
  };
  return NAMED_BY.filter((each) => found[each]);
}
