import { describe, expect, it } from 'vitest';

/*
 * The table of CONTRIBUTING, 'Words of Nepali': one term for each thing, however many people
 * translate.
 */

/** What a sentence says in Nepali whose English has the word. */
const TERMS: readonly (readonly [english: RegExp, nepali: string])[] = [
  [/\bregistrations?\b/i, 'दर्ता'],
  [/\bcertificates?\b/i, 'प्रमाणपत्र'],
  [/\bresults\b/i, 'नतिजा'],
  [/\borganisers?\b/i, 'आयोजक'],
  [/\bdeadline\b/i, 'अन्तिम'],
  [/\bprofile\b/i, 'प्रोफाइल'],
  [/\bcollege\b/i, 'कलेज'],
  [/\breceipt\b/i, 'रसिद'],
  [/\bnotifications?\b/i, 'सूचना'],
  [/\bremarks\b/i, 'टिप्पणी'],
  [/\brounds?\b/i, 'चरण'],
  [/\bworkshops?\b/i, 'कार्यशाला'],
  [/\bpictures?\b/i, 'तस्बिर'],
  [/\bwaiting list\b/i, 'प्रतीक्षा सूची'],
  [/\bquestions?\b/i, 'प्रश्न'],
  [/\bdraft\b/i, 'ड्राफ्ट'],
];

/** Other words for the same, and other spellings of one, which none may use. */
const NOT: Readonly<Record<string, string>> = {
  मस्यौदा: 'ड्राफ्ट',
  मसौदा: 'ड्राफ्ट',
  उपकरण: 'डिभाइस',
  टिपोट: 'नोट',
  समयसीमा: 'अन्तिम मिति',
  रजिस्ट्रेशन: 'दर्ता',
  पञ्जीकरण: 'दर्ता',
  सर्टिफिकेट: 'प्रमाणपत्र',
  रिजल्ट: 'नतिजा',
  परिणाम: 'नतिजा',
  चित्र: 'तस्बिर',
  ग्यालेरी: 'ग्यालरी',
  ईमेल: 'इमेल',
  डाउनलोड्: 'डाउनलोड',
  न्यायाधीश: 'निर्णायक',
  जज: 'निर्णायक',
  साइन: 'लगइन',
  वर्कशप: 'कार्यशाला',
  चिन्ह: 'चिह्न',
  ठीक: 'ठिक',
  ठूल: 'ठुल',
  शेयर: 'सेयर',
  'जो कोही': 'जोकोही',
};

/** A postposition apart from the quoted word to which it belongs. */
const APART = /[”’] (?:को|का|की|मा|ले|लाई|बाट|बारे|सँग)(?![\u0900-\u0963])/u;

type Module = Readonly<Record<string, unknown>>;
const NEPALI = import.meta.glob<Module>(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
});
const ENGLISH = import.meta.glob<Module>(['../en/**/*.ts', '!../en/**/*.test.ts'], {
  eager: true,
});

type Pair = { readonly at: string; readonly english: string; readonly nepali: string };

/** The sentences of both languages beside each other; of functions what they are written as. */
function pairs(): Pair[] {
  return Object.entries(NEPALI).flatMap(([file, words]) => {
    const english = ENGLISH[file.replace(/^\.\//, '../en/')];
    return Object.keys(words).flatMap((name) =>
      pairsOf(`${file} ${name}`, english?.[name], words[name]),
    );
  });
}

function pairsOf(at: string, english: unknown, nepali: unknown): Pair[] {
  if (typeof nepali === 'string' || typeof nepali === 'function')
    return [{ at, english: written(english), nepali: String(nepali) }];
  if (typeof nepali !== 'object' || nepali === null) return [];
  return Object.entries(nepali).flatMap(([key, value]) =>
    pairsOf(`${at}.${key}`, (english as Module | undefined)?.[key], value),
  );
}

function written(words: unknown): string {
  return typeof words === 'string' || typeof words === 'function' ? String(words) : '';
}

const ALL = pairs();
/** A function's English has names of parameters, too: only sentences that stand alone count. */
const SENTENCES = ALL.filter(({ english }) => / /.test(english) && !/=>|^function/.test(english));

it('finds the sentences', () => {
  expect(SENTENCES.length).toBeGreaterThan(1_000);
});

describe('one term for each thing', () => {
  it.each(TERMS)('%s is %s', (english, nepali) => {
    const said = SENTENCES.filter((pair) => english.test(pair.english));
    expect(said.length).toBeGreaterThan(1);
    const otherwise = said.filter((pair) => !pair.nepali.includes(nepali));
    expect(otherwise.filter(({ at }) => !OTHERWISE.has(at))).toEqual([]);
  });

  it('and no other', () => {
    const found = ALL.flatMap(({ at, nepali }) =>
      Object.entries(NOT).flatMap(([wrong, right]) =>
        nepali.includes(wrong) ? [`${at}: ${wrong} instead of ${right}`] : [],
      ),
    );
    expect(found).toEqual([]);
  });

  it('with what belongs to it on it', () => {
    expect(ALL.filter(({ nepali }) => APART.test(nepali)).map(({ at }) => at)).toEqual([]);
  });
});

/** Where a sentence reads better without it. */
const OTHERWISE: ReadonlySet<string> = new Set([]);
