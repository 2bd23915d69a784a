import { usePublicEdition } from '../../../../shell/edition/public-edition.ts';
import { StaticSectionsAfter, StaticSectionsBefore } from '../frozen.tsx';
import { Section } from '../Section.tsx';
import { AdvertHost } from './AdvertHost.tsx';
import { GalleryHost } from './GalleryHost.tsx';
import { Hero } from './Hero.tsx';
import { Timeline } from './Timeline.tsx';

/** The landing page (R2.14 to R2.21): one page with sections. */
export function Landing() {
  const { landing } = usePublicEdition();
  if (landing === null) return null;
  const { timeline } = landing;
  return (
    <>
      <Hero edition={landing} />
      <StaticSectionsBefore />
      {timeline.isShown && (
        <Section id="timeline" {...timeline}>
          <Timeline steps={timeline.steps} />
        </Section>
      )}
      <StaticSectionsAfter />
      <GalleryHost />
      {landing.advert && <AdvertHost words={landing.advert} />}
    </>
  );
}
