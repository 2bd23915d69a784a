import { isUploaded } from '../editions/pictures.ts';
import {
  fields,
  list,
  number,
  type Of,
  orBlank,
  orNull,
  text,
  textAs,
  type ValueError,
} from '../value.ts';
import { wrongIn } from '../wrong-in.ts';
import { CERTIFICATE_KINDS, type CertificateKind } from './claims.ts';
import { hasHiddenLetters, printable, unprintableLetter } from './letters.ts';

/** The languages of a sheet, each with texts of its own; the first one is the larger. */
export const SHEET_LANGUAGES = ['en', 'ne'] as const;
export type SheetLanguage = (typeof SHEET_LANGUAGES)[number];

/** Largest lengths in code points, and how many may sign. */
export const TEMPLATE_LIMITS = {
  heading: 60,
  above: 120,
  text: 400,
  signatures: 3,
  name: 60,
  office: 80,
} as const;

const SIZE = number(1, 100_000);
/** A picture that was uploaded. Beside a name or the name of a college it needs no words. */
const drawn = orNull(fields({ file: textAs('picture-file', 64), width: SIZE, height: SIZE }));
const inOne = fields({
  heading: orBlank(text(TEMPLATE_LIMITS.heading)),
  /** Above the name. */
  above: orBlank(text(TEMPLATE_LIMITS.above)),
  /** Below the name. */
  text: orBlank(text(TEMPLATE_LIMITS.text)),
});
const ofKind = fields({ en: inOne, ne: inOne });

/** What the certificates of an edition say and show, beside its colours and its logo. */
const TEMPLATE = fields({
  kinds: fields({
    'taken-part': ofKind,
    prize: ofKind,
    judge: ofKind,
    volunteer: ofKind,
    workshop: ofKind,
  }),
  signatures: list(
    fields({
      name: text(TEMPLATE_LIMITS.name),
      office: orBlank(text(TEMPLATE_LIMITS.office)),
      picture: drawn,
    }),
    { most: TEMPLATE_LIMITS.signatures },
  ),
  seal: drawn,
});
export type Template = Of<typeof TEMPLATE>;
export type KindTexts = Template['kinds'][CertificateKind];
export type SheetPicture = NonNullable<Template['seal']>;

const EVERYWHERE = ['name', 'event', 'edition', 'organiser', 'day', 'number'] as const;
type Placeholder = (typeof EVERYWHERE)[number] | 'award';

/** What the texts of a kind can name, written as {{name}}. */
export function placeholdersOf(kind: CertificateKind): readonly Placeholder[] {
  return kind === 'prize' ? [...EVERYWHERE, 'award'] : EVERYWHERE;
}

/** What can be wrong with a template. */
export type TemplateError =
  | ValueError
  | { readonly code: 'unknown-placeholder'; readonly name: string; readonly line: number }
  | { readonly code: 'placeholder-not-closed'; readonly line: number }
  | { readonly code: 'hidden-letters' }
  | { readonly code: 'unprintable-letter'; readonly letter: string }
  /** It is not kept here. */
  | { readonly code: 'unknown-picture' }
  /** Neither language has a heading and a text. */
  | { readonly code: 'no-language' };
type WrongTemplate = { readonly path: string; readonly error: TemplateError };

/** Everything wrong with a template, by JSON pointers. Takes any JSON value. */
export function templateErrors(value: unknown): WrongTemplate[] {
  const errors: readonly WrongTemplate[] = wrongIn(TEMPLATE, value);
  if (errors.length > 0) return [...errors];
  const { kinds, signatures, seal } = value as Template;
  return [
    ...CERTIFICATE_KINDS.flatMap((kind) => wrongTexts(kind, kinds[kind])),
    ...signatures.flatMap(({ name, office, picture }, at) => [
      ...wrongAt(`/signatures/${at}/name`, letterError(name)),
      ...wrongAt(`/signatures/${at}/office`, letterError(office)),
      ...wrongPicture(`/signatures/${at}/picture`, picture),
    ]),
    ...wrongPicture('/seal', seal),
  ];
}

function wrongTexts(kind: CertificateKind, texts: KindTexts): WrongTemplate[] {
  const wrong = SHEET_LANGUAGES.flatMap((language) =>
    (['heading', 'above', 'text'] as const).flatMap((name) => {
      const said = texts[language][name];
      return wrongAt(
        `/kinds/${kind}/${language}/${name}`,
        letterError(said) ?? placeholderError(said, kind),
      );
    }),
  );
  const isSaid = SHEET_LANGUAGES.some((language) => isWhole(texts[language]));
  return isSaid ? wrong : [...wrong, { path: `/kinds/${kind}`, error: { code: 'no-language' } }];
}

function isWhole({ heading, text: said }: KindTexts[SheetLanguage]): boolean {
  return heading.trim() !== '' && said.trim() !== '';
}

function wrongAt(path: string, error: TemplateError | null): WrongTemplate[] {
  return error === null ? [] : [{ path, error }];
}

/** Only what was uploaded is kept as long as a template names it. */
function wrongPicture(path: string, picture: SheetPicture | null): WrongTemplate[] {
  const isKept = picture === null || isUploaded(picture.file);
  return wrongAt(path, isKept ? null : { code: 'no-picture' });
}

function letterError(said: string): TemplateError | null {
  // Lines are broken by the sheet.
  const inOneLine = said.replaceAll(/\s+/g, ' ');
  if (hasHiddenLetters(inOneLine)) return { code: 'hidden-letters' };
  const letter = unprintableLetter(inOneLine.normalize('NFC'));
  return letter === null ? null : { code: 'unprintable-letter', letter };
}

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

function placeholderError(said: string, kind: CertificateKind): TemplateError | null {
  const known: readonly string[] = placeholdersOf(kind);
  for (const [index, words] of said.split('\n').entries()) {
    const line = index + 1;
    for (const [, written = ''] of words.matchAll(PLACEHOLDER)) {
      const name = written.trim();
      if (!known.includes(name)) return { code: 'unknown-placeholder', name, line };
    }
    if (/\{\{|\}\}/.test(words.replace(PLACEHOLDER, ''))) {
      return { code: 'placeholder-not-closed', line };
    }
  }
  return null;
}

/** A text of the template as it stands on the sheet; what is put in is read no further. */
export function filled(said: string, facts: Readonly<Record<Placeholder, string>>): string {
  const known: Readonly<Record<string, string>> = facts;
  return printable(said.replace(PLACEHOLDER, (_, name: string) => known[name.trim()] ?? ''));
}
