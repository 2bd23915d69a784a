import type { LandingEdition } from '../../../../shell/edition/edition-in-document.ts';
import { StaticHeroBackdrop, StaticHeroDates, StaticHeroWords } from '../frozen.tsx';
import css from './Hero.module.css';
import { HeroClock } from './HeroClock.tsx';

/** The first screen: what this is, what there is to win, and by when. */
export function Hero({ edition }: { readonly edition: LandingEdition }) {
  return (
    <section className={css.hero} aria-labelledby="hero-heading">
      <StaticHeroBackdrop />
      <div className={css.inner}>
        <StaticHeroWords />
        <div className={css.panel}>
          <HeroClock edition={edition} />
          <StaticHeroDates />
        </div>
      </div>
    </section>
  );
}
