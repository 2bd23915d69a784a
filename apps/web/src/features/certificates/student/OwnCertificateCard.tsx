import type { OwnCertificate } from '@pratibha/contract/own-certificates';
import { CERTIFICATE_KIND_WORDS } from '@pratibha/words/certificates/kinds';
import { OWN_CERTIFICATES_WORDS } from '@pratibha/words/certificates/student/own';
import { formatDateTime, formatDay } from '@pratibha/words/time';
import { useState } from 'react';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { Badge } from '../../../ui/plain/Badge.tsx';
import { Button, buttonClass } from '../../../ui/plain/Button.tsx';
import css from './certificates.module.css';
import { PictureDialog } from './PictureDialog.tsx';
import { ShareButton } from './ShareButton.tsx';

const W = OWN_CERTIFICATES_WORDS;

/** Of one certificate what it says, whether it counts, and what is done with it. */
export function OwnCertificateCard({ certificate }: { readonly certificate: OwnCertificate }) {
  const [isShown, setShown] = useState(false);
  const { id, number, kind, event_title, edition, award, name, day, proof } = certificate;
  const title = W.of(event_title, edition);
  return (
    <>
      <h2>{title}</h2>
      <Revocation of={certificate} />
      <DetailList>
        <Fact label={W.kind}>{CERTIFICATE_KIND_WORDS[kind]}</Fact>
        {award !== null && <Fact label={W.award}>{award}</Fact>}
        <Fact label={W.name}>{name}</Fact>
        <Fact label={W.day}>{formatDay(day)}</Fact>
        <Fact label={W.number}>{number}</Fact>
      </DetailList>
      <div className={css.actions}>
        <Button onClick={() => setShown(true)}>{W.show}</Button>
        <a className={buttonClass('secondary')} href={fileOf(id, 'pdf')} download>
          {W.pdf}
        </a>
        <a className={buttonClass('secondary')} href={fileOf(id, 'png')} download>
          {W.png}
        </a>
        <a className={buttonClass('quiet')} href={proof} target="_blank" rel="noreferrer">
          {W.check}
        </a>
      </div>
      <ShareButton certificate={certificate} />
      <PictureDialog
        isOpen={isShown}
        title={title}
        number={number}
        src={fileOf(id, 'png')}
        onClose={() => setShown(false)}
      />
    </>
  );
}

function fileOf(id: number, form: 'pdf' | 'png'): string {
  return `/api/user/certificates/${id}/${form}`;
}

function Revocation({ of }: { readonly of: OwnCertificate }) {
  const { revoked_at, revoke_reason, replaced_by } = of;
  if (revoked_at === null) return null;
  return (
    <div className={css.revoked}>
      <Badge tone="danger">{W.revoked}</Badge>
      <p>{W.revokedBecause(formatDateTime(new Date(revoked_at)), revoke_reason ?? '')}</p>
      {replaced_by !== null && <p>{W.replacedBy(replaced_by)}</p>}
    </div>
  );
}
