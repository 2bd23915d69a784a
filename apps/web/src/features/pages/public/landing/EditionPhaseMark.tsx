import { editionPhase } from '@pratibha/domain/editions/edition';
import { useEffect } from 'react';
import { useNow } from '../../../../data/server-clock.ts';

/** Writes the phase of the edition, by the server's clock, where the style sheets can see it. */
export function EditionPhaseMark() {
  const now = useNow(60_000);
  const phase = now && editionPhase(now);
  useEffect(() => {
    if (phase) document.documentElement.dataset.phase = phase;
  }, [phase]);
  return null;
}
