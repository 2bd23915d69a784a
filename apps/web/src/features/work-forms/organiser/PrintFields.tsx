import { PRINT_SIZES } from '@pratibha/domain/works/work-form';
import { WORK_FORM_EDITOR_WORDS as W } from '@pratibha/words/work-forms/organiser/editor';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { type PartValues, withPrint } from './work-form-values.ts';

type Props = {
  readonly part: PartValues;
  readonly errorAt: (place: string) => string | undefined;
  readonly onChange: (part: PartValues) => void;
};

/** For which paper a picture or a PDF is made, and how fine it has to be there. */
export function PrintFields({ part, errorAt, onChange }: Props) {
  return (
    <>
      <SelectField
        label={W.print}
        help={W.printHelp}
        error={errorAt('print')}
        choices={[
          { value: '', label: W.noPrint },
          ...PRINT_SIZES.map((print) => ({ value: print, label: W.prints[print] })),
        ]}
        value={part.print}
        onChange={({ currentTarget }) => {
          const print = PRINT_SIZES.find((each) => each === currentTarget.value);
          onChange(withPrint(part, print ?? ''));
        }}
      />
      {part.print !== '' && (
        <TextField
          label={W.dpi}
          help={W.dpiHelp}
          inputMode="numeric"
          autoComplete="off"
          error={errorAt('least_dpi')}
          value={part.least_dpi}
          onChange={({ currentTarget }) => onChange({ ...part, least_dpi: currentTarget.value })}
        />
      )}
    </>
  );
}
