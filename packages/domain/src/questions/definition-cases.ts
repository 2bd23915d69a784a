/** @internal only tests use this file */
export const DAY = { question: 'When?', type: 'date' };
/** @internal */
export const CHOICE = { question: 'How?', type: 'single_choice', options: ['A', 'B'] };
const [day, choice] = [DAY, CHOICE];
const NUMBER = { question: 'How many?', type: 'number' };
const TEXT = { question: 'Why?', type: 'short_text' };
const noSeats = { code: 'not-seats', most: 1_000_000 };
const noLimit = { code: 'not-a-limit-of-words', limit: 1_000 };

/**
 * Questions that can be asked.
 * @internal
 */
export const RIGHT_DEFINITIONS: readonly unknown[] = [
  [undefined],
  [null],
  [{}],
  [{ '1': 'Team name?' }],
  [{ '1': choice }],
  [{ '1': { ...choice, other: true, required: false, help: null, show_if: null } }],
  [{ '1': { ...choice, options: ['A', 'Other'] } }],
  [{ '1': { question: 'How many?', type: 'number', options: [], other: false } }],
  [{ '1': choice, '2': { question: 'Why?', type: 'url', show_if: { question: '1', is: 'A' } } }],
  [{ '1': { ...choice, seats: null } }],
  [{ '1': { ...choice, seats: {} }, '2': { ...choice } }],
  [{ '1': { ...choice, seats: { A: 0 } }, '2': { ...choice, question: 'Again?' } }],
  [{ '1': { ...choice, type: 'multiple_choice', seats: { A: 1_000_000, B: 20 } } }],
  [{ '1': { ...day, seats: {} } }],
  [{ '1': day }],
  [{ '1': { ...day, min: '2025-07-16' } }],
  [{ '1': { ...day, min: null, max: ' 2025-07-16 ' } }],
  [{ '1': { ...day, min: '2025-07-16', max: '2025-07-16' } }],
  [{ '1': { question: 'How many?', type: 'number', min: null } }],
  [{ '1': { ...NUMBER, least: 0 } }],
  [{ '1': { ...NUMBER, least: -1.5, most: -1.5 } }],
  [{ '1': { ...NUMBER, least: null, most: 60, max_words: null } }],
  [{ '1': { ...TEXT, max_words: 1 } }],
  [{ '1': { ...TEXT, type: 'long_text', max_words: 1_000, least: null, most: null } }],
  [
    {
      '3': { question: 'Sure?', type: 'yes_no' },
      '7': { ...choice, show_if: { question: 3, is: true } },
    },
  ],
].flat();

/**
 * What cannot, and where it is wrong.
 * @internal
 */
export const WRONG_DEFINITIONS: [unknown, string[]][] = [
  ['text', ['']],
  [[], ['']],
  [7, ['']],
  [{ '0': 'a' }, ['/0']],
  [{ '01': 'a' }, ['/01']],
  [{ '1000': 'a' }, ['/1000']],
  [{ 'a/b~': 'a' }, ['/a~1b~0']],
  [JSON.parse('{"__proto__": "a"}'), ['/__proto__']],
  [{ '1': ' ' }, ['/1']],
  [{ '1': null }, ['/1']],
  [{ '1': ['a'] }, ['/1']],
  [{ '1': {} }, ['/1/question', '/1/type']],
  [{ '1': { question: 'a', type: 'poem' } }, ['/1/type']],
  [{ '1': { question: 'a\u0000', type: 'number' } }, ['/1/question']],
  [{ '1': { question: 'a'.repeat(301), type: 'number' } }, ['/1/question']],
  [{ '1': { question: 'a', type: 'number', min: 1 } }, ['/1/min']],
  [{ '1': { question: 'a', type: 'number', options: ['A'] } }, ['/1/options']],
  [{ '1': { question: 'a', type: 'yes_no', other: true } }, ['/1/other']],
  [
    { '1': { question: 'a', type: 'number', required: 'yes', help: 1 } },
    ['/1/required', '/1/help'],
  ],
  [{ '1': { question: 'a', type: 'single_choice' } }, ['/1/options']],
  [{ '1': { ...choice, options: [] } }, ['/1/options']],
  [{ '1': { ...choice, options: 'A' } }, ['/1/options']],
  [{ '1': { ...choice, seats: { A: 1 } }, '2': 'How?' }, ['/2/question']],
  [{ '1': choice, '2': { ...choice, seats: { A: 1 } } }, ['/2/question']],
  [
    { '1': { ...choice, options: ['A', ' A ', 1, ''] } },
    ['/1/options/1', '/1/options/2', '/1/options/3'],
  ],
  [{ '1': { ...choice, options: ['A', 'other'], other: true } }, ['/1/options/1']],
  [{ '1': { ...choice, options: Array.from({ length: 51 }, (_, n) => `${n}`) } }, ['/1/options']],
];

/**
 * One definition, where it is wrong, and how.
 * @internal
 */
export const WRONG_SETTINGS: [object, string, object][] = [
  [{ ...choice, seats: { A: 1.5 } }, '/1/seats/A', noSeats],
  [{ ...choice, seats: { A: -1 } }, '/1/seats/A', noSeats],
  [{ ...choice, seats: { A: 1_000_001 } }, '/1/seats/A', noSeats],
  [{ ...choice, seats: { A: '20' } }, '/1/seats/A', noSeats],
  [{ ...choice, seats: [20] }, '/1/seats', noSeats],
  [{ ...choice, seats: { C: 20 } }, '/1/seats/C', { code: 'seats-of-no-option' }],
  [{ ...choice, seats: { A: 1, ' A': 2 } }, '/1/seats/ A', { code: 'seats-of-no-option' }],
  [{ ...day, seats: { A: 20 } }, '/1/seats', { code: 'seats-without-choice' }],
  [{ ...day, min: '2025-02-30' }, '/1/min', { code: 'not-a-bound' }],
  [{ ...day, min: '' }, '/1/min', { code: 'not-a-bound' }],
  [{ ...day, max: 20250716 }, '/1/max', { code: 'not-a-bound' }],
  [{ ...day, max: '2200-01-01' }, '/1/max', { code: 'not-a-bound' }],
  [{ ...day, min: 'soon', max: '2025-07-16' }, '/1/min', { code: 'not-a-bound' }],
  [{ ...day, min: '2025-07-17', max: '2025-07-16' }, '/1/max', { code: 'max-before-min' }],
  [{ ...choice, max: '2025-07-16' }, '/1/max', { code: 'day-without-date' }],
  [{ ...day, options: ['A'] }, '/1/options', { code: 'options-without-choice' }],
  [{ ...NUMBER, least: '0' }, '/1/least', { code: 'not-a-number' }],
  [{ ...NUMBER, most: '2025-07-16' }, '/1/most', { code: 'not-a-number' }],
  [{ ...NUMBER, least: 2, most: 1.5 }, '/1/most', { code: 'most-below-least' }],
  [{ ...day, least: 0 }, '/1/least', { code: 'bound-without-number' }],
  [{ ...TEXT, most: 60 }, '/1/most', { code: 'bound-without-number' }],
  [{ ...TEXT, max_words: 0 }, '/1/max_words', noLimit],
  [{ ...TEXT, max_words: 1_001 }, '/1/max_words', noLimit],
  [{ ...TEXT, max_words: 1.5 }, '/1/max_words', noLimit],
  [{ ...TEXT, max_words: '150' }, '/1/max_words', noLimit],
  [{ ...NUMBER, max_words: 150 }, '/1/max_words', { code: 'words-without-text' }],
];

/**
 * Questions of which the third is asked on a condition.
 * @internal
 */
export function withCondition(show_if: unknown) {
  return {
    '1': choice,
    '2': 'Why?',
    '3': { question: 'Sure?', type: 'yes_no', show_if },
    '4': { question: 'Later?', type: 'yes_no' },
  };
}

/**
 * A condition, and where it is wrong.
 * @internal
 */
export const CONDITIONS: [unknown, string[]][] = [
  [{ question: '1', is: 'A' }, []],
  [{ question: 1, is: ' B ' }, []],
  [{ question: '1', is: 'C' }, ['/3/show_if/is']],
  [{ question: '1', is: 5 }, ['/3/show_if/is']],
  [{ question: '1' }, ['/3/show_if/is']],
  [{ question: '2', is: 'x' }, ['/3/show_if/question']],
  [{ question: '3', is: 'Yes' }, ['/3/show_if/question']],
  [{ question: '4', is: 'Yes' }, ['/3/show_if/question']],
  [{ question: '9', is: 'Yes' }, ['/3/show_if/question']],
  [{ question: 'toString', is: 'Yes' }, ['/3/show_if/question']],
  [{ question: '1', is: 'A', not: true }, ['/3/show_if/not']],
  ['1', ['/3/show_if']],
];
