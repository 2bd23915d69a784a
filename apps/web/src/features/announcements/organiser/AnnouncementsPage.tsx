import type { Announcement } from '@pratibha/contract/announcements';
import { ANNOUNCEMENTS_WORDS } from '@pratibha/words/announcements/organiser';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { adminPaths, type RecipientSearch } from '../../../data/address/admin-paths.ts';
import { readPage } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Badge } from '../../../ui/plain/Badge.tsx';
import { Button, buttonClass } from '../../../ui/plain/Button.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { EditionFilter, type EditionInAddress, LIVE_LIST_QUERY } from '../../console/console.tsx';
import css from './announcements.module.css';
import { NewAnnouncement } from './NewAnnouncement.tsx';

const W = ANNOUNCEMENTS_WORDS;
const STEP = 50;

/** `/admin/announcements`: all of them, or with a list in the address a new one. */
export function AnnouncementsPage({ search }: { readonly search: RecipientSearch }) {
  const navigate = useNavigate();
  const isNew = search.source !== undefined;
  return (
    <>
      {isNew && (
        <SiteLink href={adminPaths.announcements()} className={css.back}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
          {W.back}
        </SiteLink>
      )}
      <PageHeading title={isNew ? W.write : W.heading} intro={W.intro}>
        {!isNew && (
          <EditionFilter
            value={search.edition}
            onChoose={(edition) =>
              void navigate({ to: adminPaths.announcements({ edition }), replace: true })
            }
          />
        )}
        {!isNew && (
          <SiteLink
            className={buttonClass('primary')}
            href={adminPaths.announcements({ source: 'users', edition: search.edition })}
          >
            {W.write}
          </SiteLink>
        )}
      </PageHeading>
      {isNew ? (
        <NewAnnouncement to={search} />
      ) : (
        <>
          {search.edition !== undefined && <p className={css.note}>{W.ofNoEdition}</p>}
          <List key={search.edition} edition={search.edition} />
        </>
      )}
    </>
  );
}

type ListProps = { readonly edition: EditionInAddress | undefined };

function List({ edition }: ListProps) {
  const [limit, setLimit] = useState(STEP);
  const list = useQuery({
    ...readPage(
      'GET /admin/announcements',
      edition === undefined ? { limit } : { limit, edition: String(edition) },
    ),
    ...LIVE_LIST_QUERY,
  });
  if (list.data === undefined) {
    if (!list.isError) return <Spinner label={SHELL_WORDS.loading} />;
    return <ErrorState message={W.loadFailed} onRetry={() => void list.refetch()} />;
  }
  const { rows, next } = list.data;
  if (rows.length === 0)
    return (
      <EmptyState
        drawing="registrations"
        text={edition === undefined ? W.empty : W.emptyIn(String(edition))}
      />
    );
  return (
    <>
      <ul className={`${css.part} ${css.list}`} aria-label={W.heading}>
        {rows.map((each) => (
          <li key={each.id}>
            <div>
              <SiteLink className={css.name} href={adminPaths.announcement(each)}>
                {each.subject}
              </SiteLink>
              <p className={css.quiet}>{timeOf(each)}</p>
            </div>
            <Badge tone={each.state === 'scheduled' ? 'warning' : 'neutral'}>
              {each.failure === null ? W.states[each.state] : W.notSent}
            </Badge>
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button variant="secondary" onClick={() => setLimit(limit + STEP)}>
          {W.more}
        </Button>
      )}
    </>
  );
}

function timeOf({ state, failure, send_at, updated_at, recipients }: Announcement): string {
  if (send_at === null) return W.saved(formatDateTime(new Date(updated_at)));
  const at = formatDateTime(new Date(send_at));
  if (failure !== null) return W.missed(at);
  return state === 'scheduled' ? W.goes(at) : W.went(at, recipients ?? 0);
}
