import type { UserEvent } from '@pratibha/contract/events';
import { EVENT_PAGE_WORDS } from '@pratibha/words/events/student/page';
import { nrs, PRIZE_WORDS, RANK_WORDS } from '@pratibha/words/pages/prizes';
import type { ReactNode } from 'react';
import { PATHS } from '../../../data/address/paths.ts';
import { useAppEdition } from '../../../shell/edition/app-edition.ts';
import type { AppCompetition } from '../../../shell/edition/editions.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import css from './EventGlance.module.css';

type Props = {
  readonly event: UserEvent;
  /** What the event says of itself; it goes before what is asked of everybody. */
  readonly about: ReactNode;
};

/**
 * What a student asks first: what there is to win, how it is judged, what to hand in. An event that
 * is named like a competition of the edition says what the guidelines say of that; the others begin
 * with what they say of themselves.
 */
export function EventGlance({ event, about }: Props) {
  const { competitions } = useAppEdition();
  const competition = competitions.find(({ name }) => name === event.title);
  if (competition === undefined) {
    return (
      <>
        {about}
        <HandIn>
          <p>
            {EVENT_PAGE_WORDS.handInText(event.requires_submission, event.description_word_limit)}
          </p>
        </HandIn>
      </>
    );
  }
  return (
    <>
      <CompetitionGlance competition={competition} />
      {about}
    </>
  );
}

function CompetitionGlance({ competition }: { readonly competition: AppCompetition }) {
  const { prizes, criteria, make, categories, rules } = competition;
  return (
    <>
      {prizes.length > 0 && (
        <section>
          <h2 className={css.heading}>{EVENT_PAGE_WORDS.prizes}</h2>
          <ol className={css.prizes}>
            {prizes.map(({ rank, place, cash, scholarship, note }) => (
              <li key={rank} className={css.prize} data-rank={rank}>
                <span className={css.place}>
                  {place} ({RANK_WORDS[rank]})
                </span>
                <span className={css.cash}>{nrs(cash)}</span>
                {scholarship > 0 && (
                  <span className={css.scholarship}>
                    {PRIZE_WORDS.andScholarship}{' '}
                    <span className={css.amount}>{nrs(scholarship)}</span>
                  </span>
                )}
                {note !== null && <span className={css.scholarship}>{note}</span>}
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className={css.columns}>
        <section>
          <h2 className={css.heading}>{EVENT_PAGE_WORDS.judgedOn}</h2>
          <List items={criteria} />
        </section>
        <HandIn>
          <p>{make}</p>
          <List items={[categories.join(' · '), ...rules].filter((item) => item !== '')} />
        </HandIn>
      </div>
    </>
  );
}

function HandIn({ children }: { readonly children: ReactNode }) {
  return (
    <section>
      <h2 className={css.heading}>{EVENT_PAGE_WORDS.handIn}</h2>
      {children}
      <SiteLink href={PATHS.guidelines} className={css.guidelines}>
        {EVENT_PAGE_WORDS.guidelines}
      </SiteLink>
    </section>
  );
}

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={css.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
