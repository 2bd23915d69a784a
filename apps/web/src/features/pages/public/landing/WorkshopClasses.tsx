import type { ShownClass } from '@pratibha/contract/render-module';
import { LANDING_CLASSES_WORDS as W } from '@pratibha/words/pages/classes';
import { formatDay } from '@pratibha/words/time';
import * as USER_PATHS from '../../../../data/address/user-pages.gen.ts';
import { useShown } from '../edition-content.ts';
import { Section } from '../Section.tsx';

/** The classes of the workshops that are still to come; nothing where there are none. */
export function WorkshopClasses() {
  const { classes = [] } = useShown();
  if (classes.length === 0) return null;
  return (
    <Section id="workshop-classes" eyebrow={W.eyebrow} heading={W.heading}>
      <div className="x-results">
        {[...Map.groupBy(classes, ({ title }) => title)].map(([title, ofWorkshop]) => (
          <article key={title}>
            <h3>{title}</h3>
            <ul>
              {ofWorkshop.map((one) => (
                <li key={`${one.event_date} ${one.starts_at} ${one.venue_room}`}>{said(one)}</li>
              ))}
            </ul>
          </article>
        ))}
        <p>
          <a href={USER_PATHS.workshops}>{W.take}</a>
        </p>
      </div>
    </Section>
  );
}

function said({ event_date, starts_at, ends_at, venue_room, venue_name, speakers }: ShownClass) {
  const parts = [
    W.when(formatDay(event_date), starts_at, ends_at),
    venue_room,
    venue_name,
    speakers.length === 0 ? null : W.speakers(speakers),
  ];
  return parts.filter((part) => part !== null).join(', ');
}
