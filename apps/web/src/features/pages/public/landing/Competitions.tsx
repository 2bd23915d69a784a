import { COMPETITION_WORDS, type Competition } from '@pratibha/words/editions/competitions';
import { LANDING_WORDS } from '@pratibha/words/pages/landing';

import aiWeb from './art/ai-web.svg';
import graphic from './art/graphic.svg';
import css from './Competitions.module.css';

const ART = { 'graphic-design': graphic, 'ai-web-design': aiWeb } as const;

/** The two competitions as rich cards: what to make, what to hand in, how it is judged. */
export function Competitions() {
  return (
    <div className={css.grid}>
      {COMPETITION_WORDS.map((competition) => (
        <CompetitionCard key={competition.slug} competition={competition} />
      ))}
    </div>
  );
}

function CompetitionCard({ competition }: { readonly competition: Competition }) {
  const { judgedOn, format } = LANDING_WORDS.competitions;
  return (
    <article className={css.card}>
      <img
        className={css.art}
        src={ART[competition.slug]}
        alt=""
        width="640"
        height="200"
        loading="lazy"
      />
      <div className={css.body}>
        <h3 className={css.name}>{competition.name}</h3>
        <p className={css.pitch}>{competition.pitch}</p>
        <ul className={css.chips}>
          {competition.categories.map((category) => (
            <li key={category}>{category}</li>
          ))}
        </ul>
        <p>{competition.make}</p>
        <div className={css.columns}>
          <div>
            <h4>{judgedOn}</h4>
            <List items={competition.criteria} />
          </div>
          <div>
            <h4>{format}</h4>
            <List items={competition.rules} />
          </div>
        </div>
      </div>
    </article>
  );
}

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
