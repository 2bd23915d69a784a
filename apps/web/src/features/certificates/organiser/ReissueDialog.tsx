import type { CertificatesInDoubt } from '@pratibha/contract/certificate-reissues';
import { REISSUE_WORDS } from '@pratibha/words/certificates/organiser/reissue';
import { useState } from 'react';
import { type CallInput, useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { adminToast } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './certificates.module.css';
import { CERTIFICATE_CHANGES } from './certificates-search.ts';

const W = REISSUE_WORDS;

type Props = {
  /** Which of them. */
  readonly filter: CallInput<'POST /admin/certificates/reissues'>['body'];
  readonly found: CertificatesInDoubt;
  readonly onClose: () => void;
};

/** Says which certificates are issued again and which are left out and why, and issues them. */
export function ReissueDialog({ filter, found, onClose }: Props) {
  const { keys, disbelieved, earlier, left_out, more_left_out } = found;
  const [withEarlier, setWithEarlier] = useState(disbelieved === 0);
  const reissue = useWrite('POST /admin/certificates/reissues', CERTIFICATE_CHANGES);
  const all = disbelieved + earlier;
  const submit = () =>
    reissue.mutate(
      { body: { ...filter, earlier: withEarlier } },
      {
        onSuccess: () => {
          adminToast('success', W.begun);
          onClose();
        },
      },
    );
  return (
    <FormDialog
      isOpen
      title={W.title}
      submitLabel={reissue.isPending ? W.submitting : W.submit(withEarlier ? all : disbelieved)}
      onSubmit={submit}
      onClose={onClose}
      isDirty={false}
      isBusy={reissue.isPending}
      error={reissue.error && failureWords(reissue.error, W.uncertain)}
    >
      <div className={css.fields}>
        <p>{W.text}</p>
        {keys.map(({ key_id, revoked_from }) => (
          <p key={key_id}>{W.keys(key_id, revoked_from)}</p>
        ))}
        <fieldset className={css.kinds}>
          <legend>{W.which}</legend>
          {disbelieved > 0 && (
            <TickField
              type="radio"
              name="which"
              label={W.onlyDisbelieved(disbelieved)}
              checked={!withEarlier}
              onChange={() => setWithEarlier(false)}
            />
          )}
          {earlier > 0 && (
            <TickField
              type="radio"
              name="which"
              label={W.andEarlier(all)}
              checked={withEarlier}
              onChange={() => setWithEarlier(true)}
            />
          )}
        </fieldset>
        {left_out.length > 0 && (
          <div>
            <p>{W.leftOut}</p>
            <ul className={css.people}>
              {left_out.map(({ id, number, name, why }) => (
                <li key={id}>{W.leftOutOf(number, name, why)}</li>
              ))}
              {more_left_out > 0 && <li>{W.more(more_left_out)}</li>}
            </ul>
          </div>
        )}
      </div>
    </FormDialog>
  );
}
