import { WORK_FORM_EDITOR_WORDS as W } from '@pratibha/words/work-forms/organiser/editor';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import type { WorkFormValues } from './work-form-values.ts';
import css from './work-forms.module.css';

type Props = {
  readonly values: WorkFormValues;
  readonly errorAt: (place: string) => string | undefined;
  readonly onChange: (changes: Partial<WorkFormValues>) => void;
};

/** How long what was begun in time may take, and what becomes of what is found. */
export function RuleFields({ values, errorAt, onChange }: Props) {
  return (
    <fieldset className={css.group}>
      <legend>{W.rules}</legend>
      <div className={css.pair}>
        <TextField
          label={W.grace}
          help={W.graceHelp}
          inputMode="numeric"
          autoComplete="off"
          error={errorAt('/grace_minutes')}
          value={values.grace_minutes}
          onChange={({ currentTarget }) => onChange({ grace_minutes: currentTarget.value })}
        />
        <TextField
          label={W.mending}
          help={W.mendingHelp}
          inputMode="numeric"
          autoComplete="off"
          error={errorAt('/mending_hours')}
          value={values.mending_hours}
          onChange={({ currentTarget }) => onChange({ mending_hours: currentTarget.value })}
        />
      </div>
      <TickField
        type="checkbox"
        label={W.refuses}
        help={W.refusesHelp}
        checked={values.refuses_findings}
        onChange={({ currentTarget }) => onChange({ refuses_findings: currentTarget.checked })}
      />
    </fieldset>
  );
}
