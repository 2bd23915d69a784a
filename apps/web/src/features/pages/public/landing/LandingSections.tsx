import { EDITION } from '@pratibha/domain/editions/edition';
import { LANDING } from '@pratibha/domain/editions/landing';
import { Section } from '../Section.tsx';
import { Competitions } from './Competitions.tsx';
import { Gallery } from './Gallery.tsx';
import { Prizes } from './Prizes.tsx';
import { About, Testimonials } from './Voices.tsx';

/** The sections after the timeline: competitions, prizes, gallery, testimonials, about. */
export function LandingSections() {
  const { competitions, prizes, gallery, testimonials, about } = LANDING;
  return (
    <>
      <Section id="competitions" eyebrow={competitions.eyebrow} heading={competitions.heading}>
        <Competitions />
      </Section>
      <Section id="prizes" eyebrow={prizes.eyebrow} heading={EDITION.headline} isTinted>
        <Prizes />
      </Section>
      <Section id="gallery" eyebrow={gallery.eyebrow} heading={gallery.heading}>
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
