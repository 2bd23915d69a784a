import { EDITION_WORDS } from '@pratibha/words/editions/edition';
import { GALLERY_WORDS } from '@pratibha/words/pages/gallery';
import { LANDING_WORDS } from '@pratibha/words/pages/landing';

import { Section } from '../Section.tsx';
import { Competitions } from './Competitions.tsx';
import { Gallery } from './Gallery.tsx';
import { Prizes } from './Prizes.tsx';
import { About, Testimonials } from './Voices.tsx';

/** The sections after the timeline: competitions, prizes, gallery, testimonials, about. */
export function LandingSections() {
  const { competitions, prizes, testimonials, about } = LANDING_WORDS;
  return (
    <>
      <Section id="competitions" eyebrow={competitions.eyebrow} heading={competitions.heading}>
        <Competitions />
      </Section>
      <Section id="prizes" eyebrow={prizes.eyebrow} heading={EDITION_WORDS.headline} isTinted>
        <Prizes />
      </Section>
      <Section id="gallery" eyebrow={GALLERY_WORDS.eyebrow} heading={GALLERY_WORDS.heading}>
        <Gallery />
      </Section>
      <Section
        id="testimonials"
        eyebrow={testimonials.eyebrow}
        heading={testimonials.heading}
        isTinted
      >
        <Testimonials />
      </Section>
      <Section id="about" eyebrow={about.eyebrow} heading={about.heading}>
        <About />
      </Section>
    </>
  );
}
