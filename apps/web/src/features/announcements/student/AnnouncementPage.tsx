import { ProblemError } from '@pratibha/contract/client';
import { OWN_ANNOUNCEMENT_WORDS } from '@pratibha/words/announcements/student';
import { SHELL_WORDS } from '@pratibha/words/shell/frame';
import { useQuery } from '@tanstack/react-query';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';
import { read } from '../../../data/queries.ts';
import { DateTimeText } from '../../../shell/frame/DateTimeText.tsx';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ErrorState } from '../../../ui/page/ErrorState.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Spinner } from '../../../ui/plain/Spinner.tsx';
import css from './AnnouncementPage.module.css';

/** `/user/announcements/$id`: what the organisers announced to this person. */
export function AnnouncementPage({ id }: { readonly id: string }) {
  const announcement = useQuery(read('GET /user/announcements/{id}', { params: { id } }));
  const { data, error } = announcement;
  const isGone = error instanceof ProblemError && error.status === 404;
  return (
    <>
      <PageHeading title={data?.subject ?? OWN_ANNOUNCEMENT_WORDS.heading} />
      {isGone && <EmptyState drawing="lost" text={OWN_ANNOUNCEMENT_WORDS.gone} />}
      {error && !isGone && data === undefined && (
        <ErrorState
          message={OWN_ANNOUNCEMENT_WORDS.failed}
          onRetry={() => void announcement.refetch()}
        />
      )}
      {announcement.isPending && <Spinner label={SHELL_WORDS.loading} />}
      {data && (
        <article className={css.text}>
          {data.text
            .split(/\n\s*\n/)
            .filter((paragraph) => paragraph.trim() !== '')
            .map((paragraph, place) => (
              // Paragraphs have no name but their place, and never change it.
              <p key={place.toString()}>{withLinks(paragraph.trim())}</p>
            ))}
          <p className={css.at}>
            <DateTimeText at={data.created_at} />
          </p>
        </article>
      )}
      <p>
        <SiteLink href={USER_PATHS.notifications}>{OWN_ANNOUNCEMENT_WORDS.back}</SiteLink>
      </p>
    </>
  );
}

/** The words, with addresses of the web as links. */
function withLinks(words: string) {
  return words.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/).map((part, place) =>
    place % 2 === 1 ? (
      <a key={place.toString()} href={part} rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
