import { ProblemError } from '@pratibha/contract/client';
import { TEMPLATE_WORDS } from '@pratibha/words/certificates/organiser/template';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { CertificateTemplateForm } from './CertificateTemplateForm.tsx';
import css from './editor.module.css';

const W = TEMPLATE_WORDS;

/** `/admin/certificate-template/$id`: what the certificates of an edition say and show. */
export function CertificateTemplatePage({ id }: { readonly id: string }) {
  const template = useQuery(
    read('GET /admin/editions/{id}/certificate-template', { params: { id } }),
  );
  const { data, error } = template;
  const isGone = error instanceof ProblemError && error.status === 404;
  return (
    <>
      <SiteLink href={adminPaths.edition({ id: Number(id) })} className={css.back}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        {W.back}
      </SiteLink>
      <PageHeading
        title={W.heading}
        {...(data === undefined ? {} : { intro: W.intro(data.edition) })}
      />
      {isGone ? (
        <EmptyState drawing="lost" text={W.notFound} />
      ) : data ? (
        <CertificateTemplateForm id={id} template={data} />
      ) : error ? (
        <ErrorState message={W.loadFailed} onRetry={() => void template.refetch()} />
      ) : (
        <Spinner label={SHELL_WORDS.loading} />
      )}
    </>
  );
}
