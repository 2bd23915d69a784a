import { codePoints } from '../limits.ts';
import { definitionErrors } from '../questions/question-definitions.ts';
import { isRecord } from '../questions/question-numbers.ts';
import { isHttpUrl } from '../text/links.ts';
import { type MarkdownLoadError, markdownLoadError } from '../text/markdown-load.ts';
import { isStorableText } from '../text/storable-text.ts';
import { isCalendarDay, parseInstant } from '../time/calendar.ts';
import { parseColour } from './contrast.ts';
import { isPictureFile, type Picture, type PictureUse } from './pictures.ts';

/** What can be wrong with a value of an edition, whichever it is. */
export type ShapeError =
  | { readonly code: 'not-fields' }
  | { readonly code: 'not-a-list' }
  | { readonly code: 'not-a-text' }
  | { readonly code: 'unknown-field' }
  | { readonly code: 'blank' }
  | { readonly code: 'longer-than'; readonly limit: number }
  | { readonly code: 'unstorable-text' }
  | { readonly code: 'no-instant' }
  | { readonly code: 'no-day' }
  | { readonly code: 'invalid-instant' }
  | { readonly code: 'invalid-day' }
  | { readonly code: 'invalid-colour' }
  | { readonly code: 'not-yes-or-no' }
  | { readonly code: 'invalid-link' }
  | { readonly code: 'invalid-address' }
  | { readonly code: 'no-picture' }
  | { readonly code: 'wrong-questions' }
  | { readonly code: 'not-between'; readonly least: number; readonly most: number }
  | { readonly code: 'not-one-of'; readonly values: readonly string[] }
  | { readonly code: 'too-few-entries'; readonly least: number }
  | { readonly code: 'too-many-entries'; readonly most: number }
  | MarkdownLoadError;

/** Says that something is wrong; `path` is a JSON pointer, '' for the whole. */
type Report = (path: string, error: ShapeError) => void;

/** How a text is meant. */
export type TextFormat =
  | 'words'
  | 'markdown'
  | 'link'
  | 'link-or-path'
  | 'address'
  | 'instant'
  | 'day'
  | 'colour'
  | 'questions';

/** What a form has to know of a shape. */
export type ShapeNode =
  | { readonly kind: 'text'; readonly limit: number; readonly format: TextFormat }
  | {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      readonly isWhole: boolean;
    }
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
  | { readonly kind: 'yes' }
  | { readonly kind: 'picture'; readonly use: PictureUse }
  | { readonly kind: 'optional'; readonly of: ShapeNode }
  | {
      readonly kind: 'list';
      readonly of: ShapeNode;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, ShapeNode>> };

/** What a value may be. `Given` is the type of those that pass; it exists for the compiler only. */
export type Shape<Given = unknown> = {
  readonly node: ShapeNode;
  readonly check: (value: unknown, path: string, report: Report) => void;
  readonly given?: Given;
};
/** The type of the values that pass. */
export type Of<S extends Shape> = Required<S>['given'];

/** A text that is not blank, of at most `limit` code points. */
export function text(limit = 300): Shape<string> {
  return textThat(limit, 'words', () => null);
}

/** A text in Markdown; what of it is rendered, the pages say (`markdown/rendered.ts`). */
export function markdown(limit: number): Shape<string> {
  return textThat(limit, 'markdown', markdownLoadError);
}

/** Yes or no. */
export function yes(): Shape<boolean> {
  return {
    node: { kind: 'yes' },
    check: (value, path, report) => {
      if (typeof value !== 'boolean') report(path, { code: 'not-yes-or-no' });
    },
  };
}

/** A calendar day, YYYY-MM-DD. */
export function day(): Shape<string> {
  return textThat(10, 'day', (value) => (isCalendarDay(value) ? null : { code: 'invalid-day' }), {
    code: 'no-day',
  });
}

/** A colour, #rrggbb. */
export function colour(): Shape<string> {
  return textThat(7, 'colour', (value) => (parseColour(value) ? null : { code: 'invalid-colour' }));
}

/** An http or https address. */
export function link(): Shape<string> {
  return textThat(2_048, 'link', (value) => (isHttpUrl(value) ? null : { code: 'invalid-link' }));
}

/** As above, or a path of this site, such as `/forms/workshops`. */
export function linkOrPath(): Shape<string> {
  const path = /^\/[\w-][\w./-]*$/;
  return textThat(2_048, 'link-or-path', (value) =>
    path.test(value) || isHttpUrl(value) ? null : { code: 'invalid-link' },
  );
}

/** An e-mail address that people write to; it ends in an `href`, so its signs are few. */
export function mailAddress(): Shape<string> {
  const address = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;
  return textThat(254, 'address', (value) =>
    address.test(value) ? null : { code: 'invalid-address' },
  );
}

/** ISO 8601 with its offset. */
export function instant(): Shape<string> {
  return textThat(
    40,
    'instant',
    (value) => (parseInstant(value) ? null : { code: 'invalid-instant' }),
    { code: 'no-instant' },
  );
}

/** Questions of an event, as the JSON that the form of an event has; at least one. */
export function questions(): Shape<string> {
  return textThat(60_000, 'questions', (value) =>
    areQuestions(value) ? null : { code: 'wrong-questions' },
  );
}

function areQuestions(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && Object.keys(value).length > 0 && definitionErrors(value).length === 0;
  } catch {
    return false;
  }
}

/** One of a few names. */
export function oneOf<const Name extends string>(...values: readonly Name[]): Shape<Name> {
  return {
    node: { kind: 'one-of', values },
    check: (value, path, report) => {
      if (!values.some((known) => known === value)) report(path, { code: 'not-one-of', values });
    },
  };
}

/** A number from `least` to `most`, a whole one unless `isWhole` is false. */
export function number(least: number, most: number, isWhole = true): Shape<number> {
  return {
    node: { kind: 'number', least, most, isWhole },
    check: (value, path, report) => {
      const isRight = typeof value === 'number' && value >= least && value <= most;
      if (!isRight || (isWhole && !Number.isInteger(value)))
        report(path, { code: 'not-between', least, most });
    },
  };
}

/** What may be missing: then it is null. */
export function orNull<Given>(shape: Shape<Given>): Shape<Given | null> {
  return {
    node: { kind: 'optional', of: shape.node },
    check: (value, path, report) => {
      if (value !== null) shape.check(value, path, report);
    },
  };
}

/** What need not be there at all; where it is, it is that. */
export function ifGiven<Given>(shape: Shape<Given>): Shape<Given | undefined> {
  return {
    node: shape.node,
    check: (value, path, report) => {
      if (value !== undefined) shape.check(value, path, report);
    },
  };
}

/** A list of `least` to `most` entries. */
export function list<Given>(
  entry: Shape<Given>,
  { least = 0, most = 50 } = {},
): Shape<readonly Given[]> {
  return {
    node: { kind: 'list', of: entry.node, least, most },
    check: (value, path, report) => {
      if (!Array.isArray(value)) return report(path, { code: 'not-a-list' });
      if (value.length < least) report(path, { code: 'too-few-entries', least });
      if (value.length > most) return report(path, { code: 'too-many-entries', most });
      for (const [index, each] of value.entries()) entry.check(each, `${path}/${index}`, report);
    },
  };
}

/** Exactly these fields. */
export function fields<Fields extends Readonly<Record<string, Shape>>>(
  shapes: Fields,
): Shape<{ readonly [Name in keyof Fields]: Of<Fields[Name]> }> {
  const nodes = Object.entries(shapes).map(([name, { node }]) => [name, node] as const);
  return {
    node: { kind: 'fields', fields: Object.fromEntries(nodes) },
    check: (value, path, report) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return report(path, { code: 'not-fields' });
      const given = value as Readonly<Record<string, unknown>>;
      for (const [name, shape] of Object.entries(shapes))
        shape.check(given[name], `${path}/${name}`, report);
      for (const name of Object.keys(given))
        if (!Object.hasOwn(shapes, name)) report(`${path}/${name}`, { code: 'unknown-field' });
    },
  };
}

/** A picture, with what it shows in words; the server knows of an uploaded one whether it is there. */
export function picture(use: PictureUse): Shape<Picture> {
  const percent = number(0, 100);
  const size = number(1, 100_000);
  const { check } = fields({
    file: textThat(80, 'words', (value) => (isPictureFile(value) ? null : { code: 'no-picture' })),
    width: size,
    height: size,
    alt: text(),
    caption: orNull(text()),
    focus: fields({ x: percent, y: percent }),
  });
  return { node: { kind: 'picture', use }, check };
}

function textThat(
  limit: number,
  format: TextFormat,
  whyNot: (value: string) => ShapeError | null,
  blank: ShapeError = { code: 'blank' },
): Shape<string> {
  return {
    node: { kind: 'text', limit, format },
    check: (value, path, report) => {
      const error = typeof value === 'string' ? textError(value, limit, blank) : NOT_A_TEXT;
      const wrong = error ?? whyNot(value as string);
      if (wrong !== null) report(path, wrong);
    },
  };
}

const NOT_A_TEXT: ShapeError = { code: 'not-a-text' };

function textError(value: string, limit: number, blank: ShapeError): ShapeError | null {
  if (value.trim() === '') return blank;
  if (!isStorableText(value)) return { code: 'unstorable-text' };
  return codePoints(value) > limit ? { code: 'longer-than', limit } : null;
}
