import type { PublicWork } from '@pratibha/contract/public-works';
import {
  type GalleryChoice,
  galleryChoiceIn,
  onPage,
  pagesOf,
  worksThatFit,
} from '@pratibha/domain/submissions/gallery';
import { beyondTitle } from '@pratibha/domain/submissions/shown-works';
import { WORKS_WORDS } from '@pratibha/words/pages/works';
import {
  galleryPath,
  workOfPath,
  workPath,
  worksPath,
  yearOfWorks,
} from '../../../../data/address/works-path.ts';
import { useEditionContent, useShown } from '../edition-content.ts';
import { Filters } from './Filters.tsx';
import { Work } from './Work.tsx';
import { WorkPicture } from './WorkPicture.tsx';

/** `/works`, `/works/{year}` and `/works/{id}`, on the server only. */
export function Works({ path }: { readonly path: string }) {
  const { work } = useShown();
  return work?.id === workOfPath(path) && work ? <Work work={work} /> : <Gallery path={path} />;
}

/** The works of an edition that fit, and the ways to those of others. */
function Gallery({ path }: { readonly path: string }) {
  const live = useEditionContent().year;
  const { works = [], of } = useShown();
  const year = yearOfWorks(path) ?? String(live);
  const choice = galleryChoiceIn(year, new URLSearchParams(path.split('?', 2)[1]));
  const fitting = worksThatFit(works, choice);
  const years = [...new Set(works.map(({ edition }) => edition))].sort().reverse();
  const others = years.filter((each) => each !== year);
  return (
    <article className="x-legal x-works">
      <h1>{WORKS_WORDS.heading(year)}</h1>
      {of && (
        <p className="x-updated">
          <a href={of.path}>{of.name}</a>
        </p>
      )}
      {fitting.length === 0 ? (
        <p>{WORKS_WORDS.none}</p>
      ) : (
        <>
          <p>{WORKS_WORDS.intro}</p>
          <Filters works={works} choice={choice} />
          <Cards works={fitting} choice={choice} />
        </>
      )}
      {others.length > 0 && (
        <section>
          <h2>{WORKS_WORDS.otherYears}</h2>
          <ul>
            {others.map((each) => (
              <li key={each}>
                <a href={worksPath(each, live)}>{WORKS_WORDS.heading(each)}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

type CardsProps = { readonly works: readonly PublicWork[]; readonly choice: GalleryChoice };

function Cards({ works, choice }: CardsProps) {
  const pages = pagesOf(works.length);
  return (
    <>
      <p>{WORKS_WORDS.count(works.length, choice.page, pages)}</p>
      <ul className="x-works-cards">
        {onPage(works, choice.page).map((work) => (
          <Card key={work.id} work={work} />
        ))}
      </ul>
      {pages > 1 && <Pager choice={choice} pages={pages} />}
    </>
  );
}

function Card({ work }: { readonly work: PublicWork }) {
  const beyond = beyondTitle(work.title, work.excerpt);
  return (
    <li>
      {/* The link of the title leads to it, too. */}
      {work.picture && (
        <WorkPicture page={work.id} picture={work.picture} alt="" look="x-works-small" />
      )}
      <h2>
        <a href={workPath(work.id)}>{work.title}</a>
      </h2>
      {work.awards.map(({ title }) => (
        <p key={title} className="x-works-award">
          {title}
        </p>
      ))}
      {beyond !== '' && <p>{beyond}</p>}
      <p className="x-works-by">
        {WORKS_WORDS.by(work.by)} · {work.event_title}
      </p>
    </li>
  );
}

type PagerProps = { readonly choice: GalleryChoice; readonly pages: number };

function Pager({ choice, pages }: PagerProps) {
  const live = useEditionContent().year;
  const to = (page: number) => galleryPath({ ...choice, page }, live);
  return (
    <nav aria-label={WORKS_WORDS.pages} className="x-works-pages">
      {choice.page > 1 && (
        <a rel="prev" href={to(choice.page - 1)}>
          {WORKS_WORDS.previous}
        </a>
      )}
      {choice.page < pages && (
        <a rel="next" href={to(choice.page + 1)}>
          {WORKS_WORDS.next}
        </a>
      )}
    </nav>
  );
}
