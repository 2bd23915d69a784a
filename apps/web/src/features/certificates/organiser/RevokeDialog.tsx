import type { Certificate } from '@pratibha/contract/certificates';
import { revocationErrors } from '@pratibha/domain/certificates/certificates';
import { CERTIFICATES_WORDS, CHANGE_WORDS } from '@pratibha/words/certificates/organiser/page';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import css from './certificates.module.css';
import { ReasonField } from './ReasonField.tsx';
import { useCertificateChange } from './use-certificate-change.ts';

const W = CHANGE_WORDS;

type Props = { readonly certificate: Certificate; readonly onClose: () => void };

/** Revokes a certificate for good, with a reason. */
export function RevokeDialog({ certificate: { id, number, name }, onClose }: Props) {
  const { fields, form, dialog } = useCertificateChange({
    ...{ id, verb: 'revocation', start: { name: '', reason: '' } },
    ...{ errorsOf: revocationErrors, said: W.revoked, onClose },
  });
  return (
    <FormDialog
      isOpen
      title={W.revokeTitle(number)}
      submitLabel={dialog.isBusy ? W.revoking : W.revoke}
      {...dialog}
    >
      <div ref={fields} className={css.fields}>
        <p>{W.revokeText(name ?? CERTIFICATES_WORDS.erased)}</p>
        <ReasonField form={form} isFirst />
      </div>
    </FormDialog>
  );
}
