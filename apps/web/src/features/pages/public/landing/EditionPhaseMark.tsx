import { editionPhase } from '@pratibha/domain/editions/edition';
import { useEffect } from 'react';
import { useNow } from '../../../../data/server-clock.ts';
import { usePublicEdition } from '../../../../shell/edition/public-edition.ts';

/** Writes the phase of the edition, by the server's clock, where the style sheets can see it. */
export function EditionPhaseMark() {
  const { dates } = usePublicEdition();
  const now = useNow(60_000);
  const phase = now && editionPhase(dates, now);
  useEffect(() => {
    if (phase) document.documentElement.dataset.phase = phase;
  }, [phase]);
  return null;
}
