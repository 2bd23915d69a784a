import type { Certificate, CertificateLink } from '@pratibha/contract/certificates';
import { LINK_MAIL_WORDS } from '@pratibha/words/certificates/organiser/link-mail';
import { CERTIFICATES_WORDS } from '@pratibha/words/certificates/organiser/page';
import { useState } from 'react';
import { queryClient, read } from '../../../data/queries.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { ShownOnce } from '../../people/people.tsx';
import { CorrectCertificateDialog } from './CorrectCertificateDialog.tsx';
import css from './certificates.module.css';
import { RevokeDialog } from './RevokeDialog.tsx';

const W = CERTIFICATES_WORDS;

/** What may be done with a certificate that counts. */
export function CertificateActions({ certificate }: { readonly certificate: Certificate }) {
  const [dialog, setDialog] = useState<'correct' | 'revoke' | null>(null);
  const [link, setLink] = useState<CertificateLink | null>(null);
  const { id, name, user_id, revoked_at } = certificate;
  if (revoked_at !== null) return null;
  const close = () => setDialog(null);
  const showLink = async () => {
    try {
      const input = { params: { id: String(id) } };
      const asked = read('GET /admin/certificates/{id}/link', input);
      setLink(await queryClient.fetchQuery({ ...asked, gcTime: 0 }));
    } catch (error) {
      adminToast('error', `${W.linkFailed} ${reasonOf(error)}`);
    }
  };
  return (
    <div className={css.presses}>
      {name !== null && <Button onClick={() => setDialog('correct')}>{W.correct}</Button>}
      {name !== null && user_id === null && (
        <Button variant="secondary" onClick={() => void showLink()}>
          {W.link}
        </Button>
      )}
      <Button variant="secondary" onClick={() => setDialog('revoke')}>
        {W.revoke}
      </Button>
      {dialog === 'correct' && name !== null && (
        <CorrectCertificateDialog certificate={{ ...certificate, name }} onClose={close} />
      )}
      {dialog === 'revoke' && <RevokeDialog certificate={certificate} onClose={close} />}
      {link !== null && (
        <ShownOnce
          title={W.linkTitle(name ?? certificate.number)}
          text={`${W.linkText} ${LINK_MAIL_WORDS[link.link_mail]}`}
          label={W.linkLabel}
          value={link.url}
          onClose={() => setLink(null)}
        />
      )}
    </div>
  );
}
