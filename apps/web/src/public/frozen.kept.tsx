// The styles and pictures of the parts whose components stay on the server: their rendering names
// these files, so the browser's build has to hold them.
import '../site/Footer.module.css';
import '../site/WayOn.module.css';
import '../ui/Accordion.module.css';
import './art/ai-web.svg';
import './art/graphic.svg';
import './Competitions.module.css';
import './Details.module.css';
import './Gallery.module.css';
import './Prizes.module.css';
import './RegisterNote.module.css';
import './SignInNotice.module.css';
import './Voices.module.css';
import css from './frozen.module.css';

const EMPTY = { __html: '' };

/** Takes the server's markup as it stands: hydration does not look into it. */
function Kept() {
  return <div className={css.part} dangerouslySetInnerHTML={EMPTY} suppressHydrationWarning />;
}

/** What stands for each export of `frozen.tsx` in the browser. */
const kept = {
  StaticHeroBackdrop: Kept,
  StaticHeroWords: Kept,
  StaticHeroDates: Kept,
  StaticDetails: Kept,
  StaticLandingSections: Kept,
  StaticGuidelinesBand: Kept,
  StaticGuidelinesIntro: Kept,
  StaticGuidelinesRules: Kept,
  StaticNotFound: Kept,
  StaticUnauthorized: Kept,
  StaticAccountClosed: Kept,
  StaticSignInNotice: Kept,
  StaticFooter: Kept,
} satisfies typeof import('./frozen.tsx');

export const {
  StaticHeroBackdrop,
  StaticHeroWords,
  StaticHeroDates,
  StaticDetails,
  StaticLandingSections,
  StaticGuidelinesBand,
  StaticGuidelinesIntro,
  StaticGuidelinesRules,
  StaticNotFound,
  StaticUnauthorized,
  StaticAccountClosed,
  StaticSignInNotice,
  StaticFooter,
} = kept;
