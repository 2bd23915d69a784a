// The styles and pictures of the parts whose components stay on the server: their rendering names
// these files, so the browser's build has to hold them.
import '../../../shell/frame/Footer.module.css';
import '../../../shell/frame/WayOn.module.css';
import '../../../ui/plain/Accordion.module.css';
import './landing/art/ai-web.svg';
import './landing/art/graphic.svg';
import './landing/Competitions.module.css';
import './landing/Details.module.css';
import './landing/Gallery.module.css';
import './landing/Prizes.module.css';
import './landing/RegisterNote.module.css';
import './notices/SignInNotice.module.css';
import './landing/Voices.module.css';
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
