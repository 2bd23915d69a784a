import type { WorkForm } from '@pratibha/domain/works/work-form';
import { presetForm, WORK_FORM_PRESETS } from '@pratibha/domain/works/work-form-presets';
import { WORK_FORM_EDITOR_WORDS as W } from '@pratibha/words/work-forms/organiser/editor';
import { PRESET_WORDS } from '@pratibha/words/works/presets';
import { SelectField } from '../../../ui/fields/SelectField.tsx';

type Props = { readonly onChoose: (preset: WorkForm) => void };

/** What many events ask for, to begin with; nothing that is there is lost by it. */
export function PresetField({ onChoose }: Props) {
  return (
    <SelectField
      label={W.presets}
      help={W.presetsHelp}
      choices={[
        { value: '', label: W.noPreset },
        ...WORK_FORM_PRESETS.map((preset) => ({
          value: preset,
          label: PRESET_WORDS[preset].name,
        })),
      ]}
      // Chosen, it has done what it does, and may be chosen again.
      value=""
      onChange={({ currentTarget }) => {
        const preset = WORK_FORM_PRESETS.find((each) => each === currentTarget.value);
        if (preset) onChoose(presetForm(preset, PRESET_WORDS[preset].part));
      }}
    />
  );
}
