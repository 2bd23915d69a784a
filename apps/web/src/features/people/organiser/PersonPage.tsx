import { ProblemError } from '@pratibha/contract/client';
import type { PersonRecord } from '@pratibha/contract/person';
import { mayInEvent } from '@pratibha/domain/access';
import { isErased } from '@pratibha/domain/people/erasure';
import { PERSON_WORDS } from '@pratibha/words/people/organiser/person';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import * as ADMIN_PATHS from '../../../data/address/admin-pages.gen.ts';
import { adminPaths } from '../../../data/address/admin-paths.ts';
import { read } from '../../../data/queries.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import looks from '../../../ui/list/EntryList.module.css';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import { History } from '../../audit/audit.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';
import { DeskPanel } from '../../desk/desk.tsx';
import { useUser } from '../../session/session.tsx';
import { AccountActions } from './AccountActions.tsx';
import { RegistrationsOf, WorksOf } from './Participation.tsx';
import css from './PersonPage.module.css';
import { UserFacts } from './UserDetailsDialog.tsx';

/** `/admin/users/$id`: everything about one person. */
export function PersonPage({ id }: { readonly id: number }) {
  const params = { id: String(id) };
  const user = useQuery({ ...read('GET /admin/users/{id}', { params }), ...LIVE_QUERY });
  const record = useQuery({ ...read('GET /admin/users/{id}/record', { params }), ...LIVE_QUERY });
  const mayWork = mayInEvent('desk.work', useUser(), null);
  const queries = [user, record];
  const isGone = user.error instanceof ProblemError && user.error.status === 404;
  const isFailed = queries.some(({ isError, data }) => isError && data === undefined);
  const retry = () => {
    for (const { refetch } of queries) void refetch();
  };
  return (
    <>
      <SiteLink href={ADMIN_PATHS.users} className={css.back}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        {PERSON_WORDS.back}
      </SiteLink>
      <PageHeading title={user.data?.name ?? PERSON_WORDS.all} />
      {isGone ? (
        <EmptyState drawing="lost" text={PERSON_WORDS.notFound} />
      ) : isFailed ? (
        <ErrorState message={PERSON_WORDS.loadFailed} onRetry={retry} />
      ) : user.data && record.data ? (
        <div className={css.parts}>
          <Part title={PERSON_WORDS.profile}>
            <UserFacts user={user.data} />
            <AccountActions user={user.data} correction={record.data.correction} />
          </Part>
          {mayWork && !isErased(user.data) && <DeskPanel kind="user" of={{ id, eventId: null }} />}
          <Record of={record.data} />
        </div>
      ) : (
        <Spinner label={SHELL_WORDS.loading} />
      )}
    </>
  );
}

function Record({ of }: { readonly of: PersonRecord }) {
  const { user_id: id, registrations, works, sessions, audit } = of;
  return (
    <>
      <Part title={PERSON_WORDS.registrations} none={PERSON_WORDS.noRegistrations}>
        {registrations.length > 0 && <RegistrationsOf registrations={registrations} />}
      </Part>
      <Part title={PERSON_WORDS.works} none={PERSON_WORDS.noWorks}>
        {works.length > 0 && <WorksOf works={works} />}
      </Part>
      {sessions && (
        <Part title={PERSON_WORDS.sessions} none={PERSON_WORDS.noSessions}>
          {sessions.length > 0 && <Sessions sessions={sessions} />}
        </Part>
      )}
      {audit && (
        <Part title={PERSON_WORDS.audit} none={PERSON_WORDS.noAudit}>
          {audit.length > 0 && (
            <>
              <History entries={audit} onPageOf={id} />
              <SiteLink href={adminPaths.audit({ person: id })}>{PERSON_WORDS.allAudit}</SiteLink>
            </>
          )}
        </Part>
      )}
    </>
  );
}

type PartProps = {
  readonly title: string;
  /** What is said where there is nothing. */
  readonly none?: string;
  readonly children: ReactNode;
};

function Part({ title, none, children }: PartProps) {
  return (
    <section className={css.part} aria-label={title}>
      <h2>{title}</h2>
      {children === false ? <p className={css.quiet}>{none}</p> : children}
    </section>
  );
}

function Sessions({ sessions }: { readonly sessions: NonNullable<PersonRecord['sessions']> }) {
  return (
    <ul className={looks.list}>
      {sessions.map(({ device, signed_in_at: since, last_used_at: used }) => (
        <li key={`${since} ${used}`}>
          <p>{device ?? PERSON_WORDS.unknownDevice}</p>
          <p className={looks.quiet}>
            {PERSON_WORDS.session(formatDateTime(new Date(since)), formatDateTime(new Date(used)))}
          </p>
        </li>
      ))}
    </ul>
  );
}
