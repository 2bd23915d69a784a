import type { EditionContent } from '@pratibha/domain/editions/content';
import { type LandingSection, shownSections } from '@pratibha/domain/editions/sections';
import type { ComponentType } from 'react';
import { useEditionContent } from '../edition-content.ts';
import { Winners } from '../results/Winners.tsx';
import { Section } from '../Section.tsx';
import { Competitions } from './Competitions.tsx';
import { Details } from './Details.tsx';
import { Faq } from './Faq.tsx';
import { Gallery } from './Gallery.tsx';
import { News } from './News.tsx';
import { Sponsors, Team } from './People.tsx';
import { Prizes } from './Prizes.tsx';
import { About, Testimonials } from './Voices.tsx';
import { WorkshopClasses } from './WorkshopClasses.tsx';

/** All but the timeline, which runs in the browser. */
type StillSection = Exclude<LandingSection, 'timeline'>;

const BODIES: Readonly<Record<StillSection, ComponentType>> = {
  details: Details,
  competitions: Competitions,
  prizes: Prizes,
  gallery: Gallery,
  testimonials: Testimonials,
  about: About,
  news: News,
  faq: Faq,
  team: Team,
  sponsors: Sponsors,
};

/** The winners, the sections above the timeline (all where it is off), and classes to come. */
export function SectionsBefore() {
  const shown = shownSections(useEditionContent());
  const end = shown.indexOf('timeline');
  return (
    <>
      <Winners />
      <Sections shown={shown} from={0} to={end < 0 ? shown.length : end} />
      <WorkshopClasses />
    </>
  );
}

/** The sections below the timeline. */
export function SectionsAfter() {
  const shown = shownSections(useEditionContent());
  const end = shown.indexOf('timeline');
  return <Sections shown={shown} from={end < 0 ? shown.length : end + 1} to={shown.length} />;
}

type Props = {
  readonly shown: readonly LandingSection[];
  readonly from: number;
  readonly to: number;
};

function Sections({ shown, from, to }: Props) {
  const content = useEditionContent();
  return shown.slice(from, to).map((name, index) => {
    if (name === 'timeline') return null;
    const Body = BODIES[name];
    return (
      <Section key={name} id={name} {...headOf(name, content)} isTinted={(from + index) % 2 === 1}>
        <Body />
      </Section>
    );
  });
}

function headOf(name: StillSection, content: EditionContent) {
  const { eyebrow, heading } = content[name];
  return { eyebrow, heading: name === 'prizes' ? content.headline : heading };
}
