import { ProblemError } from '@pratibha/contract/client';
import type { Edition } from '@pratibha/contract/editions';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { formatDateTime } from '@pratibha/words/time';
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

/** As it is to visitors: of the live edition of a new site nothing is published either. */
export function asShown<Of extends Edition>(edition: Of): Of {
  return edition.version > 0 ? edition : { ...edition, status: 'draft' };
}

/** Whether it is the one of a new site, in which nobody has written yet. */
export function isFirst({ version, draft, status }: Edition): boolean {
  return status === 'live' && version === 0 && draft === null;
}

/** What an edition is called among the others. */
export function nameOf(edition: Edition): string {
  return isFirst(edition) ? W.firstEdition : `${edition.title} ${edition.year}`;
}

/** Whether it is live, and what was published of it. */
export function stateOf({ status, version, updated_at }: Edition): string {
  const when = formatDateTime(new Date(updated_at));
  return `${W.statuses[status]} · ${version === 0 ? W.never : W.published(version, when)}`;
}
