import { OWN_ACCENT, parseColour } from '@pratibha/domain/editions/contrast';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { Field } from '../../../ui/fields/Field.tsx';
import css from './editor.module.css';

const LENGTH = '#rrggbb'.length;

type Props = {
  readonly label: string;
  /** As no other field of the form is called. */
  readonly name: string;
  readonly error: string | undefined;
  /** '' is the product's own colour. */
  readonly value: string;
  readonly onChange: (text: string) => void;
};

/** A colour as text, which is what counts, with the browser's own way to pick one beside it. */
export function ColourField({ label, name, error, value, onChange }: Props) {
  return (
    <Field around={{ label, help: EDITOR_WORDS.colour, error }} of={{}}>
      {(ties) => (
        <div className={css.colour}>
          <input
            {...ties}
            type="text"
            aria-label={name}
            value={value}
            maxLength={LENGTH}
            autoComplete="off"
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
          <input
            type="color"
            className={css.picker}
            aria-label={EDITOR_WORDS.pick(name)}
            value={parseColour(value) === null ? OWN_ACCENT : value.toLowerCase()}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
