import { LANDING_TIMELINE_WORDS, TIMELINE_WORDS } from '@pratibha/words/pages/timeline';
import { StaticDetails, StaticLandingSections } from '../frozen.tsx';
import { Section } from '../Section.tsx';
import { AdvertHost } from './AdvertHost.tsx';
import { GalleryHost } from './GalleryHost.tsx';
import { Hero } from './Hero.tsx';
import { Timeline } from './Timeline.tsx';

/** The landing page (R2.14 to R2.21): one page with sections. */
export function Landing() {
  const { eyebrow, heading } = TIMELINE_WORDS.landing;
  return (
    <>
      <Hero />
      <StaticDetails />
      <Section id="timeline" eyebrow={eyebrow} heading={heading} isTinted>
        <Timeline entries={LANDING_TIMELINE_WORDS} />
      </Section>
      <StaticLandingSections />
      <GalleryHost />
      <AdvertHost />
    </>
  );
}
