import { ProblemError } from '@pratibha/contract/client';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { PATHS } from '../../../data/address/paths.ts';
import { read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import { EditionEditor } from './EditionEditor.tsx';
import { asShown, isFirst, nameOf, stateOf } from './edition-state.ts';
import css from './editor.module.css';
import { SetUpNotice } from './SetUpNotice.tsx';
import { readEdition } from './use-edition-draft.ts';

const W = EDITOR_WORDS;

type Props = { readonly id: string; readonly section: string | undefined };

/** `/admin/editions/$id`: what an edition says, to be written, looked at and published. */
export function EditionPage({ id, section }: Props) {
  const edition = useQuery({
    queryKey: read('GET /admin/editions/{id}', { params: { id } }).queryKey,
    queryFn: ({ signal }) => readEdition(Number(id), signal),
    ...LIVE_QUERY,
    // The editor begins with nothing that was read before.
    gcTime: 0,
  });
  const { data, error } = edition;
  const shown = data && asShown(data);
  const isGone = error instanceof ProblemError && error.status === 404;
  return (
    <>
      <div className={css.ways}>
        <SiteLink href={adminPaths.editions()} className={css.back}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
          {W.back}
        </SiteLink>
        {shown !== undefined && (
          <SiteLink href={adminPaths.certificateTemplate({ id: shown.id })} className={css.back}>
            {W.certificates}
          </SiteLink>
        )}
        {shown !== undefined && (
          <SiteLink
            href={adminPaths.translations({ of: `edition-${shown.id}` })}
            className={css.back}
          >
            {W.translate}
          </SiteLink>
        )}
        {shown?.status === 'live' && (
          <SiteLink href={PATHS.home} className={css.back}>
            {W.seeSite}
          </SiteLink>
        )}
      </div>
      <PageHeading
        title={data === undefined ? W.heading : nameOf(data)}
        {...(shown ? { intro: stateOf(shown) } : {})}
      />
      {isGone ? (
        <EmptyState drawing="lost" text={W.notFound} />
      ) : data && isFirst(data) ? (
        <SetUpNotice />
      ) : data ? (
        <EditionEditor edition={data} section={section} />
      ) : error ? (
        <ErrorState message={W.loadFailed} onRetry={() => void edition.refetch()} />
      ) : (
        <Spinner label={SHELL_WORDS.loading} />
      )}
    </>
  );
}
