import type { Competition } from '@pratibha/domain/editions/content';
import { COMPETITION_WORDS } from '@pratibha/words/pages/competitions';
import { useEditionContent } from '../edition-content.ts';

import aiWeb from './art/ai-web.svg';
import graphic from './art/graphic.svg';
import css from './Competitions.module.css';

const ART = { 'graphic-design': graphic, 'ai-web-design': aiWeb } as const;

/** The competitions as rich cards: what to make, what to hand in, how it is judged. */
export function Competitions() {
  const { competitions } = useEditionContent();
  return (
    <div className={css.grid}>
      {competitions.all.map((competition) => (
        <CompetitionCard key={competition.name} competition={competition} />
      ))}
    </div>
  );
}

function CompetitionCard({ competition }: { readonly competition: Competition }) {
  const { judgedOn, format, make } = COMPETITION_WORDS;
  const takesWorks = useEditionContent().dates.submissionsOpen !== null;
  return (
    <article className={css.card}>
      <img
        className={css.art}
        src={ART[competition.drawing]}
        alt=""
        width="640"
        height="200"
        loading="lazy"
      />
      <div className={css.body}>
        <h3 className={css.name}>{competition.name}</h3>
        <p className={css.pitch}>{competition.pitch}</p>
        {competition.categories.length > 0 && (
          <ul className={css.chips}>
            {competition.categories.map((category) => (
              <li key={category}>{category}</li>
            ))}
          </ul>
        )}
        <p>{competition.make}</p>
        <div className={css.columns}>
          <Headed heading={judgedOn} items={competition.criteria} />
          <Headed heading={takesWorks ? format : make} items={competition.rules} />
        </div>
      </div>
    </article>
  );
}

type HeadedProps = { readonly heading: string; readonly items: readonly string[] };

/** A list below its heading; nothing without entries. */
function Headed({ heading, items }: HeadedProps) {
  if (items.length === 0) return null;
  return (
    <div>
      <h4>{heading}</h4>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
