const NAMES = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];
const COUNTED = /^(\d+)(?:st|nd|rd|th)\b/i;
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const RULES = new Intl.PluralRules('en', { type: 'ordinal' });

/** 'First' for 1, '21st' for 21. */
export function ordinalOf(number: number): string {
  return NAMES[number - 1] ?? `${number}${SUFFIXES[RULES.select(number)] ?? 'th'}`;
}

/** 'Third edition' after 'Second edition'; what does not begin with an ordinal stays as it is. */
export function nextOrdinal(text: string): string {
  const [first = ''] = text.split(' ');
  const named = NAMES.findIndex((name) => name.toLowerCase() === first.toLowerCase()) + 1;
  const number = named || Number(COUNTED.exec(text)?.[1] ?? 0);
  return number === 0 ? text : `${ordinalOf(number + 1)}${text.slice(first.length)}`;
}
