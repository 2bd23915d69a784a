import { usePublicEdition } from '../../../../shell/edition/public-edition.ts';
import { StaticDetails, StaticLandingSections } from '../frozen.tsx';
import { Section } from '../Section.tsx';
import { AdvertHost } from './AdvertHost.tsx';
import { GalleryHost } from './GalleryHost.tsx';
import { Hero } from './Hero.tsx';
import { Timeline } from './Timeline.tsx';

/** The landing page (R2.14 to R2.21): one page with sections. */
export function Landing() {
  const { landing } = usePublicEdition();
  if (landing === null) return null;
  const { eyebrow, heading, steps } = landing.timeline;
  return (
    <>
      <Hero edition={landing} />
      <StaticDetails />
      <Section id="timeline" eyebrow={eyebrow} heading={heading} isTinted>
        <Timeline steps={steps} />
      </Section>
      <StaticLandingSections />
      <GalleryHost />
      {landing.advert && <AdvertHost words={landing.advert} />}
    </>
  );
}
