import type { Picture, PictureUse } from './editions/pictures.ts';
import { LIMITS } from './limits.ts';
import type { MarkdownLoadError } from './text/markdown-load.ts';

/** What can be wrong with a value, whichever it is. */
export type ValueError =
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
  | { readonly code: 'invalid-hour' }
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

/** Where something is wrong; `path` is a JSON pointer, '' for the whole. */
export type WrongValue = { readonly path: string; readonly error: ValueError };

/** How a text is meant. */
export type TextFormat =
  | 'words'
  | 'markdown'
  | 'link'
  | 'link-or-path'
  | 'address'
  | 'instant'
  | 'day'
  | 'hour'
  | 'colour'
  | 'questions'
  | 'picture-file';

/**
 * What a value may be: plain data, from which its check, its shape, its schema in the contract, its
 * field in a form and its type are made. What it cannot say is a function beside it.
 */
export type Value =
  | Text
  | Numeric
  | OneOf
  | Yes
  | PictureOf
  | Readonly<{ kind: 'optional'; of: Value }>
  | Readonly<{ kind: 'list'; of: Value; least: number; most: number }>
  | Readonly<{ kind: 'fields'; fields: Readonly<{ [name: string]: Value }> }>;

/** `limit` in code points. */
export type Text<Format extends TextFormat = TextFormat> = Readonly<{
  kind: 'text';
  limit: number;
  format: Format;
}>;
type Numeric = Readonly<{ kind: 'number'; least: number; most: number; isWhole: boolean }>;
type OneOf<Name extends string = string> = Readonly<{ kind: 'one-of'; values: readonly Name[] }>;
type Yes = Readonly<{ kind: 'yes' }>;
type PictureOf = Readonly<{ kind: 'picture'; use: PictureUse }>;
type Optional<Of> = Readonly<{ kind: 'optional'; of: Of }>;
type List<Of> = Readonly<{ kind: 'list'; of: Of; least: number; most: number }>;
type Fields<Of> = Readonly<{ kind: 'fields'; fields: Of }>;
/** Whatever it is: it need not be there at all. */
type IfGiven = { readonly mayBeAbsent: true };
/** Of a text: it may be blank. */
type OrBlank = { readonly mayBeBlank: true };

/** The type of the values that a description allows. */
export type Of<V> = V extends IfGiven ? Given<V> | undefined : Given<V>;
type Given<V> = V extends Text
  ? string
  : V extends Numeric
    ? number
    : V extends OneOf<infer Name>
      ? Name
      : V extends Yes
        ? boolean
        : V extends PictureOf
          ? Picture
          : V extends Optional<infer Some>
            ? Of<Some> | null
            : V extends List<infer Entry>
              ? readonly Of<Entry>[]
              : V extends Fields<infer All>
                ? { readonly [Name in keyof All]: Of<All[Name]> }
                : never;

/** A text of that format; those that are used have names of their own below. */
export function textAs<const Format extends TextFormat>(
  format: Format,
  limit: number,
): Text<Format> {
  return { kind: 'text', limit, format };
}

/** A text that is not blank, of at most `limit` code points. */
export const text = (limit = 300) => textAs('words', limit);
/** A text in Markdown; what of it is rendered, the pages say (`markdown/rendered.ts`). */
export const markdown = (limit: number) => textAs('markdown', limit);
/** A calendar day, YYYY-MM-DD. */
export const day = () => textAs('day', 10);
/** What the clock shows in the competition's zone, HH:MM. */
export const hour = () => textAs('hour', 5);
/** A colour, #rrggbb. */
export const colour = () => textAs('colour', 7);
/** An http or https address. */
export const link = () => textAs('link', LIMITS.url);
/** As above, or a path of this site, such as `/forms/workshops`. */
export const linkOrPath = () => textAs('link-or-path', LIMITS.url);
/** An e-mail address that people write to; it ends in an `href`, so its signs are few. */
export const mailAddress = () => textAs('address', 254);
/** ISO 8601 with its offset. */
export const instant = () => textAs('instant', 40);
/** Questions of an event, as the JSON that the form of an event has; at least one. */
export const questions = () => textAs('questions', 60_000);
/** Yes or no. */
export const yes = (): Yes => ({ kind: 'yes' });
/**
 * A picture, with what it shows in words; the server knows of an uploaded one whether it is there.
 */
export const picture = (use: PictureUse): PictureOf => ({ kind: 'picture', use });

/** One of a few names. */
export function oneOf<const Name extends string>(...values: readonly Name[]): OneOf<Name> {
  return { kind: 'one-of', values };
}

/** A number from `least` to `most`, a whole one unless `isWhole` is false. */
export function number(least: number, most: number, isWhole = true): Numeric {
  return { kind: 'number', least, most, isWhole };
}

/** What may be missing: then it is null. */
export function orNull<V extends Value>(of: V): Optional<V> {
  return { kind: 'optional', of };
}

/** A text that may also be blank. */
export function orBlank<T extends Text>(text: T): T & OrBlank {
  return { ...text, mayBeBlank: true };
}

/** What need not be there at all; where it is, it is that. */
export function ifGiven<V extends Value>(value: V): V & IfGiven {
  return { ...value, mayBeAbsent: true };
}

/** A list of `least` to `most` entries. */
export function list<V extends Value>(of: V, { least = 0, most = 50 } = {}): List<V> {
  return { kind: 'list', of, least, most };
}

/** Exactly these fields. */
export function fields<All extends Readonly<Record<string, Value>>>(all: All): Fields<All> {
  return { kind: 'fields', fields: all };
}
