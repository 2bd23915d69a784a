import type { PublicWorkDetail } from '@pratibha/contract/public-works';
import { isHttpUrl } from '@pratibha/domain/text/links';
import { isWorkPage } from '@pratibha/domain/works/work-page';
import { WORKS_WORDS } from '@pratibha/words/pages/works';
import { resultsPath } from '../../../../data/address/results-path.ts';
import { galleryPath, worksPath } from '../../../../data/address/works-path.ts';
import { useEditionContent, useShown } from '../edition-content.ts';
import { WorkPicture } from './WorkPicture.tsx';

/** The page of one work. */
export function Work({ work }: { readonly work: PublicWorkDetail }) {
  const live = useEditionContent().year;
  const { of } = useShown();
  const { edition, event_id: event, event_title } = work;
  const links = [work.work_link, work.demo_or_alternate_link].flatMap((link) =>
    link === null || isWorkPage(link) ? [] : [link],
  );
  return (
    <article className="x-legal x-works">
      <a className="x-back" href={worksPath(edition, live)}>
        {WORKS_WORDS.all(edition)}
      </a>
      <h1>{work.title}</h1>
      <p className="x-updated">
        {WORKS_WORDS.by(work.by)} ·{' '}
        <a href={galleryPath({ edition, event, award: null, page: 1 }, live)}>{event_title}</a>
        {of && (
          <>
            {' '}
            · <a href={of.path}>{of.name}</a>
          </>
        )}
      </p>
      {work.awards.length > 0 && (
        <section>
          <h2>{WORKS_WORDS.awards}</h2>
          <ul>
            {work.awards.map(({ title, prize }) => (
              <li key={title}>{WORKS_WORDS.given(title, prize)}</li>
            ))}
          </ul>
          <p>
            <a href={resultsPath(event)}>{WORKS_WORDS.results(event_title)}</a>
          </p>
        </section>
      )}
      {work.pictures.length > 0 && <Pictures work={work} />}
      <h2>{WORKS_WORDS.about}</h2>
      <p className="x-works-said">{work.description}</p>
      <h2>{WORKS_WORDS.links}</h2>
      <ul>
        {links.map((link) => (
          <li key={link}>
            <Link link={link} />
          </li>
        ))}
      </ul>
      <p className="x-works-by">{WORKS_WORDS.elsewhere}</p>
    </article>
  );
}

/** What was handed in as files, by our own pictures of them. */
function Pictures({ work }: { readonly work: PublicWorkDetail }) {
  const pages = work.pictures.flatMap((picture) =>
    [...new Set(picture.previews.map(({ page }) => page))].map((page) => ({ picture, page })),
  );
  return (
    <section>
      <h2>{WORKS_WORDS.pictures}</h2>
      <ul className="x-works-pictures">
        {pages.map(({ picture, page }, at) => (
          <li key={`${picture.file} ${page}`}>
            <WorkPicture
              page={work.id}
              picture={picture}
              of={page}
              look="x-works-picture"
              alt={WORKS_WORDS.picture(work.title, at + 1, pages.length)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says where it leads; what is no web address stays a text that cannot be followed. */
function Link({ link }: { readonly link: string }) {
  if (!isHttpUrl(link)) return link;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
      {WORKS_WORDS.opens(new URL(link).host)}
    </a>
  );
}
