import type { ComponentType } from 'react';
import { Footer } from '../../../shell/frame/Footer.tsx';
import { NotFound, Unauthorized } from '../../../shell/frame/StatusPages.tsx';
import css from './frozen.module.css';
import { GuidelinesBand, GuidelinesIntro, GuidelinesRules } from './guidelines/GuidelinesParts.tsx';
import { Details } from './landing/Details.tsx';
import { HeroBackdrop, HeroDates, HeroWords } from './landing/HeroWords.tsx';
import { LandingSections } from './landing/LandingSections.tsx';
import { AccountClosed } from './notices/AccountClosed.tsx';
import { SignInNotice } from './notices/SignInNotice.tsx';

/*
 * Parts that never change once the server rendered them. In the browser's build each of these
 * exports is `ServerMarkup` (see build/frozen-parts.ts), which keeps the server's markup as it is:
 * the code and the words of these parts are not sent, their styles are. Presses inside are handled
 * by `presses.ts`.
 */
function frozen<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function FrozenPart(props: Props) {
    return (
      <div className={css.part}>
        <Part {...props} />
      </div>
    );
  };
}

export const StaticHeroBackdrop = frozen(HeroBackdrop);
export const StaticHeroWords = frozen(HeroWords);
export const StaticHeroDates = frozen(HeroDates);
export const StaticDetails = frozen(Details);
export const StaticLandingSections = frozen(LandingSections);
export const StaticGuidelinesBand = frozen(GuidelinesBand);
export const StaticGuidelinesIntro = frozen(GuidelinesIntro);
export const StaticGuidelinesRules = frozen(GuidelinesRules);
export const StaticNotFound = frozen(NotFound);
export const StaticUnauthorized = frozen(Unauthorized);
export const StaticAccountClosed = frozen(AccountClosed);
export const StaticSignInNotice = frozen(SignInNotice);
export const StaticFooter = frozen(Footer);
