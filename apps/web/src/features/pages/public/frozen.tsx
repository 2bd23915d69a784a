import type { ComponentType } from 'react';
import { ArchiveBanner } from './ArchiveBanner.tsx';
import css from './frozen.module.css';
import { GuidelinesBand, GuidelinesIntro, GuidelinesRules } from './guidelines/GuidelinesParts.tsx';
import { HeroBackdrop, HeroDates, HeroWords } from './landing/HeroWords.tsx';
import { SectionsAfter, SectionsBefore } from './landing/LandingSections.tsx';
import { SignInNotice } from './notices/SignInNotice.tsx';
import { PublicFooter } from './PublicFooter.tsx';
import { ServerMarkup } from './ServerMarkup.tsx';
import { StillPage } from './StillPage.tsx';

/*
 * Parts that never change once the server rendered them. In the browser's build each of these
 * exports is `ServerMarkup` (see build/frozen-parts.ts), which keeps the server's markup as it is:
 * the code and the words of these parts are not sent, their styles are. Presses inside are handled
 * by `presses.ts`. While developing, the browser has their code and leaves the markup alone too:
 * what the edition says (`useEditionContent`) is on the server only.
 */
function frozen<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function FrozenPart(props: Props) {
    if (!import.meta.env.SSR) return <ServerMarkup />;
    return (
      <div className={css.part}>
        <Part {...props} />
      </div>
    );
  };
}

export const StaticArchiveBanner = frozen(ArchiveBanner);
export const StaticHeroBackdrop = frozen(HeroBackdrop);
export const StaticHeroWords = frozen(HeroWords);
export const StaticHeroDates = frozen(HeroDates);
export const StaticSectionsBefore = frozen(SectionsBefore);
export const StaticSectionsAfter = frozen(SectionsAfter);
export const StaticGuidelinesBand = frozen(GuidelinesBand);
export const StaticGuidelinesIntro = frozen(GuidelinesIntro);
export const StaticGuidelinesRules = frozen(GuidelinesRules);
export const StaticPage = frozen(StillPage);
export const StaticSignInNotice = frozen(SignInNotice);
export const StaticFooter = frozen(PublicFooter);
