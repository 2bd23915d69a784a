import type { EditionContent, Workshop } from '@pratibha/domain/editions/content';
import { GUIDELINES_WORDS } from '@pratibha/words/pages/guidelines';

import type { ReactNode } from 'react';
import { Accordion } from '../../../../ui/plain/Accordion.tsx';
import { useEditionContent } from '../edition-content.ts';
import { Competitions } from '../landing/Competitions.tsx';
import { InvitingLink, InvitingNote } from '../landing/Invitation.tsx';
import { PrizeTable } from '../landing/Prizes.tsx';
import { Markdown } from '../markdown/Markdown.tsx';

/** The head of the page on its band of dusk. */
export function GuidelinesBand() {
  const { heading, lead } = useEditionContent().guidelines;
  return (
    <header className="x-guide-band">
      <div className="x-guide-band-inner">
        <h1 className="x-guide-title">{heading}</h1>
        <p className="x-guide-lead">{lead}</p>
      </div>
    </header>
  );
}

/** The way around the page, objective and eligibility. */
export function GuidelinesIntro() {
  const { guidelines, timeline, competitions, workshops, prizes } = useEditionContent();
  const { objective, eligibility, submission } = guidelines;
  const contents = [
    ['objective', objective.heading],
    ['eligibility', eligibility.heading],
    ['timeline', timeline.guidelines.heading],
    ['structure', competitions.structure],
    ...(workshops.programme.length > 0 ? [['workshops', workshops.heading] as const] : []),
    ...(prizes.groups.length > 0 ? [['prizes', prizes.heading] as const] : []),
    ['submission', submission.heading],
  ] as const;
  return (
    <>
      <nav className="x-guide-toc" aria-labelledby="toc-heading">
        <h2 id="toc-heading">{GUIDELINES_WORDS.onThisPage}</h2>
        <ul>
          {contents.map(([id, heading]) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Part id="objective" heading={objective.heading}>
        <Markdown text={objective.text} level={3} />
      </Part>
      <Part id="eligibility" heading={eligibility.heading}>
        <Markdown text={eligibility.text} level={3} />
      </Part>
    </>
  );
}

/** Everything after the timeline: flow, structure, workshops, prizes, what to hand in. */
export function GuidelinesRules() {
  const { guidelines, timeline, competitions, workshops, prizes } = useEditionContent();
  const { flow, submission, ready } = guidelines;
  return (
    <>
      <div className="x-guide-flow-part">
        <p className="x-guide-note">{timeline.guidelines.note}</p>
        <h3>{flow.heading}</h3>
        <Flow steps={flow.steps} />
      </div>
      <Part id="structure" heading={competitions.structure}>
        <Competitions />
      </Part>
      {workshops.programme.length > 0 && (
        <Part id="workshops" heading={workshops.heading}>
          <Workshops programme={workshops.programme} />
        </Part>
      )}
      {prizes.groups.length > 0 && (
        <Part id="prizes" heading={prizes.heading}>
          <PrizeTable />
        </Part>
      )}
      <Part id="submission" heading={submission.heading}>
        <p className="x-guide-note">{submission.lead}</p>
        <SubmissionItems items={submission.items} />
      </Part>
      <section className="x-guide-ready" aria-labelledby="ready-heading">
        <h2 id="ready-heading">{ready.heading}</h2>
        <Markdown text={ready.text} level={3} />
        <div>
          <InvitingLink />
          <InvitingNote />
        </div>
      </section>
    </>
  );
}

type PartProps = { readonly id: string; readonly heading: string; readonly children: ReactNode };

function Part({ id, heading, children }: PartProps) {
  return (
    <section id={id} className="x-guide-part" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  );
}

type Guidelines = EditionContent['guidelines'];

/** From signing in to winning, in the steps of R2.25. */
function Flow({ steps }: Pick<Guidelines['flow'], 'steps'>) {
  return (
    <ol className="x-guide-flow">
      {steps.map((step, index) => (
        <li key={step.title}>
          <span className="x-guide-step" aria-hidden="true">
            {GUIDELINES_WORDS.step(index + 1)}
          </span>
          <b>{step.title}</b>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}

/** The workshops, one open at a time. */
function Workshops({ programme }: Pick<EditionContent['workshops'], 'programme'>) {
  return (
    <Accordion
      name="workshops"
      items={programme.map((workshop) => ({
        title: workshop.name,
        aside: workshop.length,
        body: <WorkshopBody workshop={workshop} />,
      }))}
    />
  );
}

function WorkshopBody({ workshop }: { readonly workshop: Workshop }) {
  return (
    <>
      <p>{workshop.about}</p>
      {workshop.segments.length > 0 && (
        <dl className="x-guide-segments" aria-label={GUIDELINES_WORDS.segments}>
          {workshop.segments.map((segment) => (
            <div key={segment.title}>
              <dt>{segment.title}</dt>
              <dd>{segment.length}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** What belongs into the package that is handed in. */
function SubmissionItems({ items }: Pick<Guidelines['submission'], 'items'>) {
  return (
    <ul className="x-guide-items">
      {items.map((item) => (
        <li key={item.title}>
          <b>{item.title}</b>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
