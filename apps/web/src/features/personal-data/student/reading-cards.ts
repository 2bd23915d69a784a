import { ornament } from '../../../ui/plain/ornament.ts';

/** In which language and calendar the person reads: chosen once, and carried by no other page. */
export const ReadingCards = ornament(async () => (await import('./ReadingCards.tsx')).ReadingCards);
