import type { Certificate } from '@pratibha/contract/certificates';
import { correctionErrors } from '@pratibha/domain/certificates/certificates';
import { CHANGE_WORDS } from '@pratibha/words/certificates/organiser/page';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import css from './certificates.module.css';
import { ReasonField } from './ReasonField.tsx';
import { useCertificateChange } from './use-certificate-change.ts';

const W = CHANGE_WORDS;

type Props = {
  readonly certificate: Certificate & { readonly name: string };
  readonly onClose: () => void;
};

/** Issues a certificate anew under the name that it should have had. */
export function CorrectCertificateDialog({ certificate: { id, number, name }, onClose }: Props) {
  const { fields, form, dialog } = useCertificateChange({
    ...{ id, verb: 'correction', start: { name, reason: '' } },
    ...{ errorsOf: correctionErrors, said: W.corrected, onClose },
  });
  return (
    <FormDialog
      isOpen
      title={W.correctTitle(number)}
      submitLabel={dialog.isBusy ? W.correcting : W.correct}
      {...dialog}
    >
      <div ref={fields} className={css.fields}>
        <p>{W.correctText}</p>
        <TextField
          label={W.name}
          autoComplete="off"
          value={form.values.name}
          error={form.errors.name}
          onChange={({ currentTarget }) => form.change({ name: currentTarget.value })}
          data-autofocus
        />
        <ReasonField form={form} />
      </div>
    </FormDialog>
  );
}
