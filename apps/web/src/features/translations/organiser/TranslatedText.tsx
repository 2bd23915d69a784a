import type { TranslatedText as Text } from '@pratibha/contract/translations';
import { translatedOf, translationError } from '@pratibha/domain/language/translations';
import { placeWords } from '@pratibha/words/editions/organiser/labels';
import { sentenceOf } from '@pratibha/words/sentences';
import { translatedPlace, TRANSLATIONS_WORDS as W } from '@pratibha/words/translations/organiser';
import { VALUE_ERRORS } from '@pratibha/words/value-errors';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import css from './translations.module.css';
import type { Typed } from './typed-texts.ts';

/** Letters of a line, by which a field is as high as what is read beside it. */
const LINE = 60;
const MOST_ROWS = 16;

type Props = {
  readonly of: string;
  readonly is: Text;
  readonly typed: Typed | undefined;
  readonly onType: (text: string) => void;
};

/** One text: in English as it is, and beside it the Nepali, to be typed. */
export function TranslatedText({ of, is, typed, onType }: Props) {
  const place =
    translatedOf(of)?.kind === 'edition' ? placeWords(is.place) : translatedPlace(is.place);
  const entered = typed?.text ?? is.text ?? '';
  const error = translationError(entered.trim(), is.limit);
  const wasOvertaken = typed !== undefined && (typed.isOvertaken || typed.was !== is.text);
  const lines = is.source.split('\n').map((line) => Math.ceil(line.length / LINE) || 1);
  return (
    <li className={css.text}>
      <div className={css.english} lang="en">
        {place !== '' && <p className={css.place}>{place}</p>}
        <p className={css.source}>{is.source}</p>
      </div>
      <TextAreaField
        className={css.nepali}
        label={
          <>
            {W.nepali}
            {place !== '' && <span className={css.ofPlace}>: {place}</span>}
          </>
        }
        lang="ne"
        value={entered}
        rows={Math.min(
          MOST_ROWS,
          lines.reduce((sum, each) => sum + each, 0),
        )}
        isResizable
        error={error ? sentenceOf(VALUE_ERRORS, error) : undefined}
        note={wasOvertaken ? W.meanwhile(is.text ?? '') : is.is_markdown ? W.markdown : undefined}
        data-missing={is.is_missing && entered.trim() === ''}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </li>
  );
}
