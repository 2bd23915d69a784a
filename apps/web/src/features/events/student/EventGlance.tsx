import type { UserEvent } from '@pratibha/contract/events';
import { EVENT_PAGE_WORDS } from '@pratibha/words/events/student/page';
import { money, PRIZE_WORDS, RANK_WORDS } from '@pratibha/words/pages/prizes';
import { type ReactNode, Suspense } from 'react';
import { PATHS } from '../../../data/address/paths.ts';
import { useAppEdition } from '../../../shell/edition/app-edition.ts';
import type { AppCompetition } from '../../../shell/edition/edition-in-document.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { ornament } from '../../../ui/plain/ornament.ts';
import { useIsHydrating } from '../../../ui/plain/use-is-hydrating.ts';
import css from './EventGlance.module.css';

// Few events ask for more than a link.
const AskedParts = ornament(
  async () => (await import('../../submissions/submissions.tsx')).fetchAskedParts(),
  ({ children }) => children,
);

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
  const { competitions, currency } = useAppEdition();
  const competition = competitions.find(({ name }) => name === event.title);
  if (competition === undefined) {
    return (
      <>
        {about}
        <HandIn heading={EVENT_PAGE_WORDS.handIn}>
          <Asked event={event}>
            <p>
              {EVENT_PAGE_WORDS.handInText(event.requires_submission, event.description_word_limit)}
            </p>
          </Asked>
        </HandIn>
      </>
    );
  }
  return (
    <>
      <CompetitionGlance
        competition={competition}
        currency={currency}
        takesWorks={event.requires_submission}
        asked={<Asked event={event}>{null}</Asked>}
      />
      {about}
    </>
  );
}

type GlanceProps = {
  readonly competition: AppCompetition;
  readonly currency: string;
  readonly takesWorks: boolean;
  /** What the event itself asks for. */
  readonly asked: ReactNode;
};

function CompetitionGlance({ competition, currency, takesWorks, asked }: GlanceProps) {
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
                <span className={css.cash}>{money(cash, currency)}</span>
                {scholarship > 0 && (
                  <span className={css.scholarship}>
                    {PRIZE_WORDS.andScholarship}{' '}
                    <span className={css.amount}>{money(scholarship, currency)}</span>
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
        <HandIn heading={takesWorks ? EVENT_PAGE_WORDS.handIn : EVENT_PAGE_WORDS.make}>
          <p>{make}</p>
          <List items={[categories.join(' · '), ...rules].filter((item) => item !== '')} />
          {asked}
        </HandIn>
      </div>
    </>
  );
}

type AskedProps = { readonly event: UserEvent; readonly children: ReactNode };

/** The parts that it asks for; until they are here, and where there are none, what stands in it. */
function Asked({ event, children }: AskedProps) {
  const isHydrating = useIsHydrating();
  if (isHydrating || !event.requires_submission) return children;
  return (
    <Suspense fallback={children}>
      <AskedParts event={event}>{children}</AskedParts>
    </Suspense>
  );
}

type HandInProps = { readonly heading: string; readonly children: ReactNode };

function HandIn({ heading, children }: HandInProps) {
  return (
    <section>
      <h2 className={css.heading}>{heading}</h2>
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
