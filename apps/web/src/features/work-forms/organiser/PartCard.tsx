import { PART_KINDS } from '@pratibha/domain/works/work-form';
import { WORK_FORM_EDITOR_WORDS as W } from '@pratibha/words/work-forms/organiser/editor';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { IconAction, IconActions } from '../../../ui/list/IconAction.tsx';
import { PrintFields } from './PrintFields.tsx';
import { mayBePrinted, type PartValues } from './work-form-values.ts';
import css from './work-forms.module.css';

type Props = {
  readonly number: number;
  readonly part: PartValues;
  readonly isLast: boolean;
  /** By the place of a field in what is sent. */
  readonly errorAt: (place: string) => string | undefined;
  readonly onChange: (part: PartValues) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
};

/** One part of a work in the editor. */
export function PartCard(props: Props) {
  const { number, part, errorAt, onChange } = props;
  const change = (changes: Partial<PartValues>) => onChange({ ...part, ...changes });
  return (
    <section className={css.card} aria-label={W.number(number)}>
      <CardHead {...props} />
      <div className={css.cardFields}>
        <TextField
          label={W.name}
          help={W.nameHelp}
          required
          error={errorAt('name')}
          autoComplete="off"
          value={part.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <SelectField
          label={W.kind}
          error={errorAt('kind')}
          choices={PART_KINDS.map((kind) => ({ value: kind, label: W.kinds[kind] }))}
          value={part.kind}
          onChange={({ currentTarget }) => {
            const kind = PART_KINDS.find((each) => each === currentTarget.value);
            if (kind) change({ kind });
          }}
        />
        <TextAreaField
          className={css.whole}
          label={W.partHelp}
          help={W.partHelpHelp}
          rows={2}
          error={errorAt('help')}
          value={part.help}
          onChange={({ currentTarget }) => change({ help: currentTarget.value })}
        />
        <TextField
          label={W.most}
          inputMode="numeric"
          autoComplete="off"
          error={errorAt('most')}
          value={part.most}
          onChange={({ currentTarget }) => change({ most: currentTarget.value })}
        />
        {part.kind !== 'link' && (
          <TextField
            label={W.mostMb}
            help={W.mostMbHelp}
            inputMode="numeric"
            autoComplete="off"
            error={errorAt('most_mb')}
            value={part.most_mb}
            onChange={({ currentTarget }) => change({ most_mb: currentTarget.value })}
          />
        )}
        {mayBePrinted(part.kind) && (
          <PrintFields part={part} errorAt={errorAt} onChange={onChange} />
        )}
        <div className={css.flags}>
          <TickField
            type="checkbox"
            label={W.required}
            checked={part.required}
            onChange={({ currentTarget }) => change({ required: currentTarget.checked })}
          />
          {part.kind === 'zip' && (
            <TickField
              type="checkbox"
              label={W.readme}
              checked={part.wants_readme}
              onChange={({ currentTarget }) => change({ wants_readme: currentTarget.checked })}
            />
          )}
        </div>
      </div>
    </section>
  );
}

function CardHead({ number, part, isLast, onMove, onRemove }: Props) {
  const name = part.name.trim() || W.number(number);
  return (
    <div className={css.cardHead}>
      <h3>{W.number(number)}</h3>
      <IconActions>
        <IconAction
          icon={ArrowUp}
          label={W.moveUp(name)}
          hint={W.up}
          refusal={number === 1 ? W.isFirst : null}
          onPress={() => onMove(-1)}
        />
        <IconAction
          icon={ArrowDown}
          label={W.moveDown(name)}
          hint={W.down}
          refusal={isLast ? W.isLast : null}
          onPress={() => onMove(1)}
        />
        <IconAction
          icon={Trash2}
          tone="danger"
          label={W.remove(name)}
          hint={W.removeHint}
          onPress={onRemove}
        />
      </IconActions>
    </div>
  );
}
