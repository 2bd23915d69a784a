import { DatesCard } from './DatesCard.tsx';
import { LanguageCard } from './LanguageCard.tsx';

/** In which language and calendar the person reads. */
export function ReadingCards() {
  return (
    <>
      <LanguageCard />
      <DatesCard />
    </>
  );
}
