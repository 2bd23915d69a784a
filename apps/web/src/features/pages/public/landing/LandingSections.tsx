import { useEditionContent } from '../edition-content.ts';
import { Section } from '../Section.tsx';
import { Competitions } from './Competitions.tsx';
import { Gallery } from './Gallery.tsx';
import { Prizes } from './Prizes.tsx';
import { About, Testimonials } from './Voices.tsx';

/** The sections after the timeline: competitions, prizes, gallery, testimonials, about. */
export function LandingSections() {
  const { headline, competitions, prizes, gallery, testimonials, about } = useEditionContent();
  return (
    <>
      <Section id="competitions" eyebrow={competitions.eyebrow} heading={competitions.heading}>
        <Competitions />
      </Section>
      <Section id="prizes" eyebrow={prizes.eyebrow} heading={headline} isTinted>
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
