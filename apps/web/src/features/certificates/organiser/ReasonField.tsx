import { CERTIFICATE_LIMITS } from '@pratibha/domain/certificates/certificates';
import { CHANGE_WORDS } from '@pratibha/words/certificates/organiser/page';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import type { useCertificateChange } from './use-certificate-change.ts';

type Props = {
  readonly form: ReturnType<typeof useCertificateChange>['form'];
  /** Whether it is the first field. */
  readonly isFirst?: boolean;
};

/** Why a number counts no more. */
export function ReasonField({ form, isFirst = false }: Props) {
  return (
    <TextAreaField
      label={CHANGE_WORDS.reason}
      help={CHANGE_WORDS.reasonHelp}
      rows={2}
      maxLength={CERTIFICATE_LIMITS.reason}
      value={form.values.reason}
      error={form.errors.reason}
      onChange={({ currentTarget }) => form.change({ reason: currentTarget.value })}
      data-autofocus={isFirst || undefined}
    />
  );
}
