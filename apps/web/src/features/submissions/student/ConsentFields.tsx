import type { Consent } from '@pratibha/domain/submissions/consents';
import { CONSENT_WORDS } from '@pratibha/words/submissions/student/consents';
import { useId } from 'react';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { useUser } from '../../session/session.tsx';
import css from './ConsentFields.module.css';

type Props = {
  readonly consent: Consent;
  readonly onChange: (change: Partial<Consent>) => void;
  readonly isBusy?: boolean;
};

/** The two questions about showing a work, with what each yes means. */
export function ConsentFields({ consent, onChange, isBusy = false }: Props) {
  const id = useId();
  const college = useUser().college_name || null;
  return (
    <fieldset className={css.fields} aria-describedby={`${id}-intro`}>
      <legend>{CONSENT_WORDS.heading}</legend>
      <p id={`${id}-intro`}>{CONSENT_WORDS.intro}</p>
      <TickField
        type="checkbox"
        label={CONSENT_WORDS.show}
        help={CONSENT_WORDS.showHelp}
        checked={consent.show_work}
        aria-disabled={isBusy}
        onChange={(box) => onChange({ show_work: box.currentTarget.checked })}
      />
      <TickField
        type="checkbox"
        label={CONSENT_WORDS.name}
        help={CONSENT_WORDS.nameHelp(college)}
        checked={consent.name_with_work}
        aria-disabled={isBusy}
        onChange={(box) => onChange({ name_with_work: box.currentTarget.checked })}
      />
      <p>{CONSENT_WORDS.copies}</p>
    </fieldset>
  );
}
