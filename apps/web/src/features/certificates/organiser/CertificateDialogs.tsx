import type { Certificate } from '@pratibha/contract/certificates';
import { LINK_MAIL_WORDS } from '@pratibha/words/certificates/organiser/link-mail';
import { CERTIFICATES_WORDS } from '@pratibha/words/certificates/organiser/page';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { read } from '../../../data/queries.ts';
import { adminToast, reasonOf } from '../../console/console.tsx';
import { ShownOnce } from '../../people/people.tsx';
import type { CertificateAction } from './CertificateActions.tsx';
import { CorrectCertificateDialog } from './CorrectCertificateDialog.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

const W = CERTIFICATES_WORDS;

type Props = {
  readonly certificate: Certificate;
  readonly action: CertificateAction;
  readonly onClose: () => void;
};

/** Asks before a certificate is changed, or shows its link. */
export function CertificateDialogs({ certificate, action, onClose }: Props) {
  const { name } = certificate;
  if (action === 'revoke') return <RevokeDialog certificate={certificate} onClose={onClose} />;
  if (name === null) return null;
  const named = { ...certificate, name };
  return action === 'correct' ? (
    <CorrectCertificateDialog certificate={named} onClose={onClose} />
  ) : (
    <LinkDialog certificate={named} onClose={onClose} />
  );
}

type LinkProps = {
  readonly certificate: Certificate & { readonly name: string };
  readonly onClose: () => void;
};

/** The link of a holder without an account, asked for when it is wanted and not kept. */
function LinkDialog({ certificate: { id, name }, onClose }: LinkProps) {
  const input = { params: { id: String(id) } };
  const { data, error } = useQuery({
    ...read('GET /admin/certificates/{id}/link', input),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (error === null) return;
    adminToast('error', `${W.linkFailed} ${reasonOf(error)}`);
    onClose();
  }, [error, onClose]);
  if (data === undefined) return null;
  return (
    <ShownOnce
      title={W.linkTitle(name)}
      text={`${W.linkText} ${LINK_MAIL_WORDS[data.link_mail]}`}
      label={W.linkLabel}
      value={data.url}
      onClose={onClose}
    />
  );
}
