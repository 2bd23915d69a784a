import type { ComponentType } from 'react';
import { Footer } from '../../../shell/frame/Footer.tsx';
import { NotFound, Unauthorized } from '../../../shell/frame/WayOn.tsx';
import css from './frozen.module.css';
import { GuidelinesBand, GuidelinesIntro, GuidelinesRules } from './guidelines/GuidelinesParts.tsx';
import { Details } from './landing/Details.tsx';
import { HeroBackdrop, HeroDates, HeroWords } from './landing/HeroWords.tsx';
import { LandingSections } from './landing/LandingSections.tsx';
import { AccountClosed } from './notices/AccountClosed.tsx';
import { SignInNotice } from './notices/SignInNotice.tsx';

/*
 * Parts that never change once the server rendered them. In the browser's build each of these
 * exports is `Kept` (see build/frozen-parts.ts), which keeps the server's markup as it is: the code
 * and the words of these parts are not sent, their styles are. Presses inside are handled by
 * `presses.ts`.
 */
function whole<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Whole(props: Props) {
    return (
      <div className={css.part}>
        <Part {...props} />
      </div>
    );
  };
}

export const StaticHeroBackdrop = whole(HeroBackdrop);
export const StaticHeroWords = whole(HeroWords);
export const StaticHeroDates = whole(HeroDates);
export const StaticDetails = whole(Details);
export const StaticLandingSections = whole(LandingSections);
export const StaticGuidelinesBand = whole(GuidelinesBand);
export const StaticGuidelinesIntro = whole(GuidelinesIntro);
export const StaticGuidelinesRules = whole(GuidelinesRules);
export const StaticNotFound = whole(NotFound);
export const StaticUnauthorized = whole(Unauthorized);
export const StaticAccountClosed = whole(AccountClosed);
export const StaticSignInNotice = whole(SignInNotice);
export const StaticFooter = whole(Footer);
