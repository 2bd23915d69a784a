import type { Certificate } from '@pratibha/contract/certificates';
import { CERTIFICATES_WORDS } from '@pratibha/words/certificates/organiser/page';
import { Button } from '../../../ui/plain/Button.tsx';
import css from './certificates.module.css';

const W = CERTIFICATES_WORDS;

export type CertificateAction = 'correct' | 'link' | 'revoke';

type Props = {
  readonly certificate: Certificate;
  readonly onPress: (action: CertificateAction) => void;
};

/** What may be done with a certificate that counts. */
export function CertificateActions({ certificate, onPress }: Props) {
  const { name, user_id, revoked_at } = certificate;
  if (revoked_at !== null) return null;
  return (
    <div className={css.presses}>
      {name !== null && <Button onClick={() => onPress('correct')}>{W.correct}</Button>}
      {name !== null && user_id === null && (
        <Button variant="secondary" onClick={() => onPress('link')}>
          {W.link}
        </Button>
      )}
      <Button variant="secondary" onClick={() => onPress('revoke')}>
        {W.revoke}
      </Button>
    </div>
  );
}
