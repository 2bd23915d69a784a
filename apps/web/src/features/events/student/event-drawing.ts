/** What the default banners show, one of a kind of event. */
export const DRAWINGS = ['posters', 'network', 'photographs', 'robot', 'code', 'stage'] as const;
export type Drawing = (typeof DRAWINGS)[number];

/**
 * By words of the title, in either language, so that an event has one drawing in both; the first
 * that fits counts, so that 'AI & Web Design' is no poster. Nepali words may have an ending.
 */
const SUBJECTS: readonly (readonly [Drawing, english: RegExp, nepali: RegExp])[] = [
  ['network', /\b(ai|data|machine|web|networks?)\b/i, /(?<![\p{L}\p{M}])(एआई|डाटा|मेसिन|वेब|नेटवर्क)/u],
  [
    'photographs',
    /\b(photo\w*|films?|videos?|stor(y|ies))\b/i,
    /(?<![\p{L}\p{M}])(फोटो|फिल्म|चलचित्र|भिडियो|स्टोरी|कथा)/u,
  ],
  [
    'robot',
    /\b(robot\w*|race|drones?|electronics?|hardware)\b/i,
    /(?<![\p{L}\p{M}])(रोबोट|ड्रोन|इलेक्ट्रोनिक|हार्डवेयर)/u,
  ],
  [
    'stage',
    /\b(pitch\w*|talks?|workshops?|seminars?|debates?|quiz\w*)\b/i,
    /(?<![\p{L}\p{M}])(पिच|कार्यशाला|गोष्ठी|सेमिनार|वादविवाद|क्विज|हाजिरीजवाफ)/u,
  ],
  [
    'code',
    /\b(cod(e|ing)|hackathon|open source|program\w*|apps?|games?)\b/i,
    /(?<![\p{L}\p{M}])(कोड|ह्याकाथन|ओपन सोर्स|प्रोग्राम|एप(?!्)|गेम|खेल)/u,
  ],
  [
    'posters',
    /\b(art|designs?|graphics?|interface|logos?|posters?)\b/i,
    /(?<![\p{L}\p{M}])(डिजाइन|ग्राफिक|इन्टरफेस|लोगो|पोस्टर|कला)/u,
  ],
];

/** The drawing for an event by its title; where that says nothing, one by its number. */
export function drawingOf(event: { readonly id: number; readonly title: string }): Drawing {
  const subject = SUBJECTS.find(
    ([, english, nepali]) => english.test(event.title) || nepali.test(event.title),
  );
  return subject?.[0] ?? DRAWINGS[event.id % DRAWINGS.length] ?? 'posters';
}
