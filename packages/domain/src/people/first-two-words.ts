/** The first two words of a name, as the menu shows them (R2.10). */
export function firstTwoWords(name: string): string {
  return name.trim().split(/\s+/u).slice(0, 2).join(' ');
}
