/** What the default banners show, one of a kind of event. */
export const DRAWINGS = ['posters', 'network', 'photographs', 'robot', 'code', 'stage'] as const;
export type Drawing = (typeof DRAWINGS)[number];

/** By words of the title; the first that fits counts, so that 'AI & Web Design' is no poster. */
const SUBJECTS: readonly (readonly [Drawing, RegExp])[] = [
  ['network', /\b(ai|data|machine|web|networks?)\b/i],
  ['photographs', /\b(photo\w*|films?|videos?|stor(y|ies))\b/i],
  ['robot', /\b(robot\w*|race|drones?|electronics?|hardware)\b/i],
  ['stage', /\b(pitch\w*|talks?|workshops?|seminars?|debates?|quiz\w*)\b/i],
  ['code', /\b(cod(e|ing)|hackathon|open source|program\w*|apps?|games?)\b/i],
  ['posters', /\b(art|designs?|graphics?|interface|logos?|posters?)\b/i],
];

/** The drawing for an event by its title; where that says nothing, one by its number. */
export function drawingOf(event: { readonly id: number; readonly title: string }): Drawing {
  const subject = SUBJECTS.find(([, words]) => words.test(event.title));
  return subject?.[0] ?? DRAWINGS[event.id % DRAWINGS.length] ?? 'posters';
}
