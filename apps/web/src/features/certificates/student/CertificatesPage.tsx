import { CHECK_PAGE_WORDS } from '@pratibha/words/certificates/check-page';
import { OWN_CERTIFICATES_WORDS } from '@pratibha/words/certificates/student/own';
import { PREFIX } from '@pratibha/words/language';
import { useQuery } from '@tanstack/react-query';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';
import { read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { RenewalFailed } from '../../../ui/page/RenewalFailed.tsx';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import css from './certificates.module.css';
import { NamePart } from './NamePart.tsx';
import { OwnCertificateCard } from './OwnCertificateCard.tsx';

const W = OWN_CERTIFICATES_WORDS;

/** `/user/certificates`: how one's name stands on certificates, and those that one has. */
export function CertificatesPage() {
  const own = useQuery(read('GET /user/certificates', {}));
  const { certificates = [], names = [] } = own.data ?? {};
  return (
    <>
      <PageHeading title={W.heading} intro={W.intro} />
      {own.isLoadingError && <ErrorState message={W.failed} onRetry={() => void own.refetch()} />}
      <RenewalFailed message={W.failed} of={own} />
      {own.isPending && <Spinner label={W.loading} />}
      {names.map((name) => (
        <NamePart key={name.edition_id} of={name} />
      ))}
      {own.isSuccess && certificates.length === 0 && (
        <EmptyState drawing="events" text={W.empty}>
          <SiteLink href={USER_PATHS.events} className={buttonClass()}>
            {W.browse}
          </SiteLink>
        </EmptyState>
      )}
      {certificates.length > 0 && (
        <>
          <ul className={css.list} aria-label={W.list}>
            {certificates.map((certificate) => (
              <li key={certificate.id} className={css.card}>
                <OwnCertificateCard certificate={certificate} />
              </li>
            ))}
          </ul>
          <div className={css.keep}>
            <a
              className={buttonClass('secondary')}
              href={`${PREFIX}/verify`}
              download={CHECK_PAGE_WORDS.file}
            >
              {CHECK_PAGE_WORDS.save}
            </a>
            <p>{CHECK_PAGE_WORDS.saveText}</p>
          </div>
        </>
      )}
    </>
  );
}
