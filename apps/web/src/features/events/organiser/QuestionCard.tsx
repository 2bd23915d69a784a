import type { Setting } from '@pratibha/domain/questions/question-settings';
import {
  QUESTION_RULES,
  QUESTION_TYPES,
  questionTypeOf,
} from '@pratibha/domain/questions/question-types';
import { QUESTION_BUILDER_WORDS, QUESTION_TYPE_WORDS } from '@pratibha/words/questions/organiser';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { IconAction, IconActions } from '../../../ui/list/IconAction.tsx';
import { answersOf, type BuilderQuestion, withOptions } from './builder-questions.ts';
import { NumberSetting } from './NumberSetting.tsx';
import { OptionSeats } from './OptionSeats.tsx';
import css from './Questions.module.css';

type Props = {
  readonly number: number;
  readonly item: BuilderQuestion;
  /** The questions before it, on whose answers it may hang. */
  readonly earlier: readonly BuilderQuestion[];
  readonly isLast: boolean;
  readonly onChange: (item: BuilderQuestion) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
};

/** One question in the builder. */
export function QuestionCard(props: Props) {
  const { number, item, earlier, isLast, onChange } = props;
  const partsIn = (place: 'fields' | 'flags') =>
    QUESTION_RULES[item.type].settings
      .filter((name) => SETTING_PARTS[name].place === place)
      .map((name) => {
        const { Part } = SETTING_PARTS[name];
        return <Part key={name} item={item} onChange={onChange} />;
      });
  return (
    <section className={css.card} aria-label={QUESTION_BUILDER_WORDS.number(number)}>
      <div className={css.cardHead}>
        <h3>{QUESTION_BUILDER_WORDS.number(number)}</h3>
        <IconActions>
          <IconAction
            icon={ArrowUp}
            label={QUESTION_BUILDER_WORDS.moveUp(number)}
            hint={QUESTION_BUILDER_WORDS.up}
            refusal={number === 1 ? QUESTION_BUILDER_WORDS.isFirst : null}
            onPress={() => props.onMove(-1)}
          />
          <IconAction
            icon={ArrowDown}
            label={QUESTION_BUILDER_WORDS.moveDown(number)}
            hint={QUESTION_BUILDER_WORDS.down}
            refusal={isLast ? QUESTION_BUILDER_WORDS.isLast : null}
            onPress={() => props.onMove(1)}
          />
          <IconAction
            icon={Trash2}
            tone="danger"
            label={QUESTION_BUILDER_WORDS.remove(number)}
            hint={QUESTION_BUILDER_WORDS.removeHint}
            onPress={props.onRemove}
          />
        </IconActions>
      </div>
      <div className={css.cardFields}>
        <TextField
          className={css.whole}
          label={QUESTION_BUILDER_WORDS.question}
          value={item.question}
          onChange={({ currentTarget }) => onChange({ ...item, question: currentTarget.value })}
        />
        <SelectField
          label={QUESTION_BUILDER_WORDS.type}
          choices={QUESTION_TYPES.map((type) => ({
            value: type,
            label: QUESTION_TYPE_WORDS[type],
          }))}
          value={item.type}
          onChange={({ currentTarget }) => {
            const type = questionTypeOf(currentTarget.value);
            if (type) onChange({ ...item, type });
          }}
        />
        <TextField
          label={QUESTION_BUILDER_WORDS.help}
          value={item.help}
          onChange={({ currentTarget }) => onChange({ ...item, help: currentTarget.value })}
        />
        {partsIn('fields')}
        <div className={css.flags}>
          <TickField
            type="checkbox"
            label={QUESTION_BUILDER_WORDS.required}
            checked={item.required}
            onChange={({ currentTarget }) => onChange({ ...item, required: currentTarget.checked })}
          />
          {partsIn('flags')}
        </div>
        {(number > 1 || item.showIf !== null) && (
          <Condition item={item} earlier={earlier} onChange={onChange} />
        )}
      </div>
    </section>
  );
}

type PartProps = Pick<Props, 'item' | 'onChange'>;

/** The part of the card for every setting that only some types have, and where it stands. */
const SETTING_PARTS: Readonly<
  Record<Setting, { place: 'fields' | 'flags'; Part: (props: PartProps) => ReactNode }>
> = {
  options: { place: 'fields', Part: Options },
  seats: { place: 'fields', Part: OptionSeats },
  other: { place: 'flags', Part: Other },
  min: { place: 'fields', Part: (props) => <Day {...props} end="min" /> },
  max: { place: 'fields', Part: (props) => <Day {...props} end="max" /> },
  least: { place: 'fields', Part: (props) => <NumberSetting {...props} name="least" /> },
  most: { place: 'fields', Part: (props) => <NumberSetting {...props} name="most" /> },
  max_words: { place: 'fields', Part: (props) => <NumberSetting {...props} name="max_words" /> },
};

function Other({ item, onChange }: PartProps) {
  return (
    <TickField
      type="checkbox"
      label={QUESTION_BUILDER_WORDS.other}
      checked={item.other}
      onChange={({ currentTarget }) => onChange({ ...item, other: currentTarget.checked })}
    />
  );
}

/** One end of the range of days; empty for none. */
function Day({ item, onChange, end }: PartProps & { readonly end: 'min' | 'max' }) {
  return (
    <TextField
      type="date"
      label={QUESTION_BUILDER_WORDS[end]}
      value={item[end] ?? ''}
      onChange={({ currentTarget }) => onChange({ ...item, [end]: currentTarget.value || null })}
    />
  );
}

/** Options as lines; blank lines are there while typing, but no options. */
function Options({ item, onChange }: PartProps) {
  const { options } = item;
  const [text, setText] = useState(options.join('\n'));
  const typed = linesOf(text);
  const isSame = typed.length === options.length && typed.every((each, i) => each === options[i]);
  const shown = isSame ? text : options.join('\n');
  return (
    <TextAreaField
      className={css.whole}
      label={QUESTION_BUILDER_WORDS.options}
      help={QUESTION_BUILDER_WORDS.optionsHelp}
      rows={Math.max(3, shown.split('\n').length)}
      value={shown}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        onChange(withOptions(item, linesOf(currentTarget.value)));
      }}
    />
  );
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

type ConditionProps = Pick<Props, 'item' | 'earlier' | 'onChange'>;

/** Asks the question only after a certain answer to an earlier one. */
function Condition({ item, earlier, onChange }: ConditionProps) {
  const { showIf } = item;
  const asked = showIf === null ? undefined : earlier[showIf.question - 1];
  const answers = asked === undefined ? null : answersOf(asked);
  return (
    <>
      <SelectField
        label={QUESTION_BUILDER_WORDS.showIf}
        choices={[
          { value: '', label: QUESTION_BUILDER_WORDS.always },
          // Hand-written JSON can name any question. Shown, so that it can be cleared.
          ...(showIf !== null && answers === null
            ? [{ value: String(showIf.question), label: nameOf(showIf.question), disabled: true }]
            : []),
          ...earlier.flatMap((each, index) =>
            answersOf(each) === null
              ? []
              : [{ value: String(index + 1), label: `${index + 1}. ${each.question}` }],
          ),
        ]}
        value={showIf === null ? '' : String(showIf.question)}
        onChange={({ currentTarget }) => {
          const question = Number(currentTarget.value);
          const first = earlier[question - 1];
          onChange({
            ...item,
            showIf: first ? { question, is: answersOf(first)?.[0] ?? '' } : null,
          });
        }}
      />
      {showIf !== null && answers !== null && (
        <SelectField
          label={QUESTION_BUILDER_WORDS.isAnswer}
          choices={(answers.includes(showIf.is) ? answers : [showIf.is, ...answers]).map(
            (answer) => ({ value: answer, label: answer }),
          )}
          value={showIf.is}
          onChange={({ currentTarget }) =>
            onChange({ ...item, showIf: { ...showIf, is: currentTarget.value } })
          }
        />
      )}
    </>
  );
}

/** A question that is not there has place 0. */
function nameOf(place: number): string {
  return place === 0 ? '–' : QUESTION_BUILDER_WORDS.number(place);
}
