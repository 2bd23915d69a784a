/**
 * As many whole words of a text as fit, in one line. A word is never cut, since in Devanagari a
 * letter is several characters; one that is too long alone goes whole.
 * @param most how many characters, at most
 */
export function firstWords(text: string, most: number): string {
  const [first = '', ...words] = text.trim().split(/\s+/);
  let said = first;
  for (const word of words) {
    if (said.length + 1 + word.length > most) break;
    said += ` ${word}`;
  }
  return said;
}
