import { parseColour } from './editions/contrast.ts';
import { isPictureFile } from './editions/pictures.ts';
import { codePoints } from './limits.ts';
import { definitionErrors } from './questions/question-definitions.ts';
import { isRecord } from './questions/question-numbers.ts';
import { isHttpUrl } from './text/links.ts';
import { markdownLoadError } from './text/markdown-load.ts';
import { isStorableText } from './text/storable-text.ts';
import { isCalendarDay, isHour, parseInstant } from './time/calendar.ts';
import {
  fields,
  number,
  orNull,
  type Text,
  type TextFormat,
  text,
  textAs,
  type Value,
  type ValueError,
  type WrongValue,
} from './value.ts';

const PERCENT = number(0, 100);
const SIZE = number(1, 100_000);
const PICTURE = fields({
  file: textAs('picture-file', 80),
  width: SIZE,
  height: SIZE,
  alt: text(),
  caption: orNull(text()),
  focus: fields({ x: PERCENT, y: PERCENT }),
});

/** Everything wrong with what is given for a value, in its order. Takes any JSON value. */
export function wrongIn(value: Value, given: unknown, path = ''): WrongValue[] {
  const wrong = (error: ValueError) => [{ path, error }];
  if (given === undefined && 'mayBeAbsent' in value) return [];
  switch (value.kind) {
    case 'text': {
      const error = textError(value, given);
      return error ? wrong(error) : [];
    }
    case 'number': {
      const { least, most, isWhole } = value;
      const isRight = typeof given === 'number' && given >= least && given <= most;
      return isRight && !(isWhole && !Number.isInteger(given))
        ? []
        : wrong({ code: 'not-between', least, most });
    }
    case 'one-of':
      return value.values.some((known) => known === given)
        ? []
        : wrong({ code: 'not-one-of', values: value.values });
    case 'yes':
      return typeof given === 'boolean' ? [] : wrong({ code: 'not-yes-or-no' });
    case 'picture':
      return wrongIn(PICTURE, given, path);
    case 'optional':
      return given === null ? [] : wrongIn(value.of, given, path);
    case 'list': {
      if (!Array.isArray(given)) return wrong({ code: 'not-a-list' });
      const { of, least, most } = value;
      if (given.length > most) return wrong({ code: 'too-many-entries', most });
      return [
        ...(given.length < least ? wrong({ code: 'too-few-entries', least }) : []),
        ...given.flatMap((each, index) => wrongIn(of, each, `${path}/${index}`)),
      ];
    }
    case 'fields': {
      if (!isRecord(given)) return wrong({ code: 'not-fields' });
      const unknown = Object.keys(given).filter((name) => !Object.hasOwn(value.fields, name));
      return [
        ...Object.entries(value.fields).flatMap(([name, field]) =>
          wrongIn(field, given[name], `${path}/${name}`),
        ),
        ...unknown.map((name) => ({
          path: `${path}/${name}`,
          error: { code: 'unknown-field' } as const,
        })),
      ];
    }
  }
}

/** A path of this site. */
const PATH = /^\/[\w-][\w./-]*$/;
const ADDRESS = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;

/** What is wrong with a text of each format that is neither blank nor too long. */
const FORMATS: Readonly<Record<TextFormat, (text: string) => ValueError | null>> = {
  words: () => null,
  markdown: markdownLoadError,
  link: unless(isHttpUrl, 'invalid-link'),
  'link-or-path': unless((text) => PATH.test(text) || isHttpUrl(text), 'invalid-link'),
  address: unless((text) => ADDRESS.test(text), 'invalid-address'),
  instant: unless((text) => parseInstant(text) !== null, 'invalid-instant'),
  day: unless(isCalendarDay, 'invalid-day'),
  hour: unless(isHour, 'invalid-hour'),
  colour: unless((text) => parseColour(text) !== null, 'invalid-colour'),
  questions: unless(areQuestions, 'wrong-questions'),
  'picture-file': unless(isPictureFile, 'no-picture'),
};

type Plain = Extract<
  ValueError,
  { readonly code: `invalid-${string}` | `no-${string}` | 'wrong-questions' }
>;

function unless(isRight: (text: string) => boolean, code: Plain['code']) {
  return (text: string): ValueError | null => (isRight(text) ? null : { code });
}

function textError(value: Text, given: unknown): ValueError | null {
  const { format, limit } = value;
  if (typeof given !== 'string') return { code: 'not-a-text' };
  if (given.trim() === '') {
    if ('mayBeBlank' in value) return null;
    return { code: format === 'day' ? 'no-day' : format === 'instant' ? 'no-instant' : 'blank' };
  }
  if (!isStorableText(given)) return { code: 'unstorable-text' };
  return codePoints(given) > limit ? { code: 'longer-than', limit } : FORMATS[format](given);
}

function areQuestions(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && Object.keys(value).length > 0 && definitionErrors(value).length === 0;
  } catch {
    return false;
  }
}
