import type { Certificate } from '@pratibha/contract/certificates';
import { CERTIFICATE_KIND_WORDS } from '@pratibha/words/certificates/kinds';
import { CERTIFICATES_WORDS } from '@pratibha/words/certificates/organiser/page';
import { DateTimeText } from '../../../shell/frame/DateTimeText.tsx';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { PersonLink } from '../../console/console.tsx';

const W = CERTIFICATES_WORDS;

/** All that is known of one certificate. */
export function CertificateDetails({ certificate }: { readonly certificate: Certificate }) {
  const { name, kind, user_id, event_title, edition, award } = certificate;
  return (
    <DetailList>
      <Fact label={W.columns.name}>{name ?? W.erased}</Fact>
      <Fact label={W.columns.kind}>{CERTIFICATE_KIND_WORDS[kind]}</Fact>
      {award !== null && <Fact label={W.award}>{award}</Fact>}
      <Fact label={W.columns.event}>{event_title ?? W.wholeYear(edition)}</Fact>
      <Fact label={W.holder}>
        {user_id === null || name === null ? (
          W.withoutAccount
        ) : (
          <PersonLink id={user_id} name={name} />
        )}
      </Fact>
      <Fact label={W.columns.issued}>
        <DateTimeText at={certificate.issued_at} />{' '}
        {W.issuedBy(certificate.issued_by, certificate.is_issued_by_holder)}
      </Fact>
      {certificate.replaces !== null && <Fact label={W.replaces}>{certificate.replaces}</Fact>}
      {certificate.revoked_at !== null && (
        <>
          <Fact label={W.revoked}>
            <DateTimeText at={certificate.revoked_at} />{' '}
            {certificate.revoked_by !== null &&
              W.issuedBy(certificate.revoked_by, certificate.is_revoked_by_holder)}
          </Fact>
          <Fact label={W.reason}>{certificate.revoke_reason}</Fact>
        </>
      )}
      {certificate.replaced_by !== null && (
        <Fact label={W.replacedBy}>{certificate.replaced_by}</Fact>
      )}
    </DetailList>
  );
}
