import type { CertificateKind } from '@pratibha/domain/certificates/claims';
import {
  type KindTexts,
  placeholdersOf,
  SHEET_LANGUAGES,
  type SheetLanguage,
  TEMPLATE_LIMITS,
} from '@pratibha/domain/certificates/template';
import { TEMPLATE_WORDS } from '@pratibha/words/certificates/organiser/template';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import own from './certificate-template.module.css';
import css from './editor.module.css';

const W = TEMPLATE_WORDS;

type Props = {
  readonly kind: CertificateKind;
  readonly texts: KindTexts;
  /** What is wrong, by JSON pointers into the template. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (texts: KindTexts) => void;
};

/** What certificates of a kind say, in each language. */
export function KindTextFields({ kind, texts, errors, onChange }: Props) {
  const whole = errors[`/kinds/${kind}`];
  return (
    <>
      <p className={css.quiet}>
        {W.placeholders(placeholdersOf(kind))} {W.leaveOut}
      </p>
      {whole !== undefined && <p className={css.error}>{whole}</p>}
      <div className={own.languages}>
        {SHEET_LANGUAGES.map((language) => (
          <LanguageFields
            key={language}
            language={language}
            texts={texts[language]}
            errorAt={(name) => errors[`/kinds/${kind}/${language}/${name}`]}
            isInvalid={whole !== undefined}
            onChange={(said) => onChange({ ...texts, [language]: said })}
          />
        ))}
      </div>
    </>
  );
}

type Said = KindTexts[SheetLanguage];
type OfLanguage = {
  readonly language: SheetLanguage;
  readonly texts: Said;
  readonly errorAt: (name: keyof Said) => string | undefined;
  /** Of the kind as a whole: its heading takes the focus. */
  readonly isInvalid: boolean;
  readonly onChange: (texts: Said) => void;
};

function LanguageFields({ language, texts, errorAt, isInvalid, onChange }: OfLanguage) {
  const legend = W.languages[language];
  const of = (label: string) => W.ofPicture(label, legend);
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      <div className={css.fields}>
        <TextField
          label={W.fieldHeading}
          aria-label={of(W.fieldHeading)}
          lang={language}
          maxLength={TEMPLATE_LIMITS.heading}
          autoComplete="off"
          error={errorAt('heading') ?? isInvalid}
          value={texts.heading}
          onChange={({ currentTarget: { value: heading } }) => onChange({ ...texts, heading })}
        />
        <TextField
          label={W.above}
          aria-label={of(W.above)}
          lang={language}
          maxLength={TEMPLATE_LIMITS.above}
          autoComplete="off"
          error={errorAt('above')}
          value={texts.above}
          onChange={({ currentTarget: { value: above } }) => onChange({ ...texts, above })}
        />
        <TextAreaField
          label={W.text}
          aria-label={of(W.text)}
          lang={language}
          rows={4}
          isResizable
          maxLength={TEMPLATE_LIMITS.text}
          error={errorAt('text')}
          value={texts.text}
          onChange={({ currentTarget: { value: text } }) => onChange({ ...texts, text })}
        />
      </div>
    </fieldset>
  );
}
