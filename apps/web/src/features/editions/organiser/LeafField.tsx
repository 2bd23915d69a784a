import { fieldAt } from '@pratibha/domain/editions/field-paths';
import type { Json } from '@pratibha/domain/editions/json';
import { inLatinDigits } from '@pratibha/domain/language/nepali-numbers';
import { withScheme } from '@pratibha/domain/text/links';
import type { TextFormat, Value } from '@pratibha/domain/value';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { editionLabel, nameInForm } from '@pratibha/words/editions/organiser/labels';
import { useState } from 'react';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { fromZonedField, toZonedField } from '../../events/events.tsx';
import { ColourField } from './ColourField.tsx';
import type { ContentFieldProps } from './content-field-props.ts';
import { QuestionsField } from './QuestionsField.tsx';

/** A text of more than so many characters has a field of several lines. */
const ONE_LINE = 120;
const TYPES: Partial<Record<TextFormat, string>> = { link: 'url', address: 'email', day: 'date' };
const HELP: Partial<Record<TextFormat, string>> = { markdown: EDITOR_WORDS.markdown };

type Leaf = Exclude<Value, { readonly kind: 'list' | 'fields' | 'picture' }>;
type Props = ContentFieldProps & { readonly node: Leaf };

/** The field for a text, a number, an instant or one of a few names. */
export function LeafField(props: Props) {
  const { node, pointer, errors } = props;
  // What is wrong is said once the field was left, or when it was wrong already.
  const [wasLeft, setWasLeft] = useState(props.value !== '' && props.value !== 0);
  const { path } = fieldAt(pointer);
  // An entry of a list has its name and number above it.
  const label = path.endsWith('.*') ? '' : editionLabel(path);
  const error = wasLeft || props.isTried ? errors.get(pointer) : undefined;
  return (
    <div data-pointer={pointer} onBlur={() => setWasLeft(true)}>
      <Input {...props} node={node} label={label} error={error} isOptional={false} />
      {props.offers?.get(pointer)}
    </div>
  );
}

type InputProps = Props & {
  readonly label: string;
  readonly error: string | undefined;
  readonly isOptional: boolean;
};

function Input(props: InputProps) {
  const { node, label, error, pointer, value, onChange } = props;
  const help = props.isOptional ? EDITOR_WORDS.optional : undefined;
  const name = nameInForm(pointer);
  const tell = (text: string) => onChange(pointer, props.isOptional && text === '' ? null : text);
  switch (node.kind) {
    case 'optional':
      return isPartial(node.of) ? null : <Input {...props} node={node.of} isOptional />;
    case 'number':
      return <NumberInput {...props} node={node} help={help} />;
    case 'one-of':
      return (
        <SelectField
          label={label}
          aria-label={name}
          error={error}
          choices={[
            ...(props.isOptional ? [{ value: '', label: EDITOR_WORDS.noneOfThem }] : []),
            ...node.values.map((each) => ({ value: each, label: editionLabel(each) })),
          ]}
          value={textOf(value)}
          onChange={({ currentTarget }) => tell(currentTarget.value)}
        />
      );
    case 'yes':
      return (
        <TickField
          type="checkbox"
          label={label}
          aria-label={name}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(pointer, currentTarget.checked)}
        />
      );
    case 'text':
      if (node.format === 'questions')
        return <QuestionsField label={label} error={error} value={textOf(value)} onChange={tell} />;
      if (node.format === 'instant')
        return (
          <TextField
            type="datetime-local"
            label={label}
            aria-label={name}
            help={help}
            error={error}
            value={fieldOf(textOf(value))}
            onChange={({ currentTarget }) => tell(fromZonedField(currentTarget.value))}
          />
        );
      if (node.format === 'colour')
        return (
          <ColourField
            label={label}
            name={name}
            error={error}
            value={textOf(value)}
            onChange={tell}
          />
        );
      if (node.format === 'markdown' || (node.limit > ONE_LINE && node.format === 'words'))
        return (
          <TextAreaField
            label={label}
            aria-label={name}
            help={HELP[node.format] ?? help}
            error={error}
            value={textOf(value)}
            maxLength={node.limit}
            rows={node.limit > 500 ? 6 : 2}
            isResizable
            onChange={({ currentTarget }) => tell(currentTarget.value)}
          />
        );
      return (
        <TextField
          type={TYPES[node.format] ?? 'text'}
          label={label}
          aria-label={name}
          help={help}
          error={error}
          value={textOf(value)}
          maxLength={node.limit}
          autoComplete="off"
          onBlur={() => {
            const link = withScheme(textOf(value));
            if (node.format === 'link' && link !== value) tell(link);
          }}
          onChange={({ currentTarget }) => tell(currentTarget.value)}
        />
      );
  }
}

type NumberProps = InputProps & {
  readonly node: Extract<Value, { readonly kind: 'number' }>;
  readonly help: string | undefined;
};

/** What is typed stands as it is; it is told only where it is a number, or may be left out. */
function NumberInput(props: NumberProps) {
  const { label, error, help, pointer, value, onChange, node, isOptional } = props;
  const [typed, setTyped] = useState<string | null>(null);
  // Where nought may not stand, it is what a new entry begins with, and an emptied field.
  const isNone = value === 0 && node.least > 0;
  const isEmpty = typed === null ? isNone : typed.trim() === '';
  const isNumber = isEmpty ? isOptional : typed === null || Number.isFinite(Number(typed));
  const isAsked = typed !== null || error !== undefined;
  return (
    <TextField
      inputMode={node.isWhole && node.least >= 0 ? 'numeric' : 'text'}
      label={label}
      aria-label={nameInForm(pointer)}
      help={help}
      error={!isNumber && isAsked ? EDITOR_WORDS.notANumber : error}
      value={typed ?? (isNone ? '' : textOf(value))}
      autoComplete="off"
      onBlur={() => {
        if (isNumber) setTyped(null);
      }}
      onChange={({ currentTarget }) => {
        const text = inLatinDigits(currentTarget.value);
        setTyped(text);
        const isBlank = text.trim() === '';
        if (isBlank && isOptional) onChange(pointer, null);
        else if (isBlank && node.least > 0) onChange(pointer, 0);
        if (!isBlank && Number.isFinite(Number(text))) onChange(pointer, Number(text));
      }}
    />
  );
}

/** What is more than one value has fields of its own. */
function isPartial(node: Value): node is Exclude<Value, Leaf> {
  return ['list', 'fields', 'picture'].includes(node.kind);
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** An instant that is none yet is an empty field. */
function fieldOf(iso: string): string {
  return Number.isNaN(Date.parse(iso)) ? '' : toZonedField(iso);
}
