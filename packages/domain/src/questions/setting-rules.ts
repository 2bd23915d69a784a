import { LIMITS } from '../limits.ts';
import { isCalendarDay } from '../time/calendar.ts';
import type { DefinitionError } from './question-definitions.ts';
import { isRecord } from './question-numbers.ts';
import { type Definition, numberOf, OTHER, type Setting, textOf } from './question-settings.ts';
import { checkText, pointer, type Report } from './question-text.ts';

type SettingRules = {
  /** Reports what is wrong with it, in a definition whose type has the setting. */
  readonly check: (definition: Definition, path: string, report: Report) => void;
  /** What is wrong with a definition whose type does not have it, or null. */
  readonly foreign: (written: unknown) => DefinitionError | null;
};

/** Null says none, as in a help. */
function unlessMissing(error: DefinitionError): SettingRules['foreign'] {
  return (written) => (isMissing(written) ? null : error);
}

/** The rules of every setting. A setting without a part of them does not compile. */
export const SETTING_RULES: Readonly<Record<Setting, SettingRules>> = {
  options: {
    check: checkOptions,
    foreign: (written) => {
      const isNone = written === undefined || (Array.isArray(written) && written.length === 0);
      return isNone ? null : { code: 'options-without-choice' };
    },
  },
  other: {
    check: ({ other }, path, report) => {
      const error = flagError(other);
      if (error !== null) report(path, error);
    },
    foreign: (other) => (other === true ? { code: 'other-without-choice' } : flagError(other)),
  },
  seats: {
    check: checkSeats,
    foreign: (written) =>
      isMissing(written) || (isRecord(written) && Object.keys(written).length === 0)
        ? null
        : { code: 'seats-without-choice' },
  },
  min: {
    foreign: unlessMissing({ code: 'day-without-date' }),
    check: ({ min }, path, report) => {
      if (!isMissing(min) && !isDay(min)) report(path, { code: 'not-a-bound' });
    },
  },
  max: {
    foreign: unlessMissing({ code: 'day-without-date' }),
    check: ({ min, max }, path, report) => {
      if (isMissing(max)) return;
      if (!isDay(max)) report(path, { code: 'not-a-bound' });
      else if (isDay(min) && textOf(max) < textOf(min)) report(path, { code: 'max-before-min' });
    },
  },
  least: {
    foreign: unlessMissing({ code: 'bound-without-number' }),
    check: ({ least }, path, report) => {
      if (!isMissing(least) && numberOf(least) === null) report(path, { code: 'not-a-number' });
    },
  },
  most: {
    foreign: unlessMissing({ code: 'bound-without-number' }),
    check: ({ least, most }, path, report) => {
      if (isMissing(most)) return;
      const [from, to] = [numberOf(least), numberOf(most)];
      if (to === null) report(path, { code: 'not-a-number' });
      else if (from !== null && to < from) report(path, { code: 'most-below-least' });
    },
  },
  max_words: {
    check: ({ max_words }, path, report) => {
      if (isMissing(max_words)) return;
      const words = numberOf(max_words) ?? 0;
      if (!Number.isInteger(words) || words < 1 || words > LIMITS.answerWords) {
        report(path, { code: 'not-a-limit-of-words', limit: LIMITS.answerWords });
      }
    },
    foreign: unlessMissing({ code: 'words-without-text' }),
  },
};

/** What is wrong with a setting that is on or off, or null. */
export function flagError(flag: unknown): DefinitionError | null {
  return flag === undefined || typeof flag === 'boolean' ? null : { code: 'not-true-or-false' };
}

function checkOptions({ options, other }: Definition, path: string, report: Report): void {
  if (!Array.isArray(options) || options.length === 0 || options.length > LIMITS.options) {
    report(path, { code: 'not-a-list-of-options', limit: LIMITS.options });
    return;
  }
  const seen = new Set<string>();
  options.forEach((option: unknown, index) => {
    const at = `${path}/${index}`;
    checkText(option, 'option', LIMITS.option, at, report);
    if (typeof option !== 'string') return;
    const text = option.trim();
    if (seen.has(text)) report(at, { code: 'option-twice' });
    if (other === true && text.toLowerCase() === OTHER.toLowerCase()) {
      report(at, { code: 'option-is-other' });
    }
    seen.add(text);
  });
}

/** Only options that are there have seats, each a whole number of them. */
function checkSeats({ options, seats }: Definition, path: string, report: Report): void {
  if (isMissing(seats)) return;
  const most = LIMITS.capacity;
  if (!isRecord(seats)) {
    report(path, { code: 'not-seats', most });
    return;
  }
  const texts = new Set(Array.isArray(options) ? options.map(textOf) : []);
  const named = new Set<string>();
  for (const [option, number] of Object.entries(seats)) {
    const at = pointer(path, option);
    const text = option.trim();
    if (!texts.has(text) || text === '' || named.has(text))
      report(at, { code: 'seats-of-no-option' });
    else if (!Number.isInteger(number) || Number(number) < 0 || Number(number) > most)
      report(at, { code: 'not-seats', most });
    named.add(text);
  }
}

function isMissing(written: unknown): boolean {
  return written === undefined || written === null;
}

function isDay(written: unknown): boolean {
  return isCalendarDay(textOf(written));
}
