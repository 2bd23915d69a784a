/** What the default banners show, one of a kind of event. */
export const DRAWINGS = ['posters', 'network', 'photographs', 'robot', 'code', 'stage'] as const;
export type Drawing = (typeof DRAWINGS)[number];

/**
 * By words of the title, in either language, so that an event has one drawing in both; the first
 * that fits counts, so that 'AI & Web Design' is no poster. Nepali words may have an ending.
 */
const SUBJECTS: readonly (readonly [Drawing, RegExp])[] = [
  ['network', words('ai|data|machine|web|networks?', 'एआई|डाटा|मेसिन|वेब|नेटवर्क')],
  [
    'photographs',
    words('photo\\w*|films?|videos?|stor(y|ies)', 'फोटो|फिल्म|चलचित्र|भिडियो|स्टोरी|कथा'),
  ],
  ['robot', words('robot\\w*|race|drones?|electronics?|hardware', 'रोबोट|ड्रोन|इलेक्ट्रोनिक|हार्डवेयर')],
  [
    'stage',
    words(
      'pitch\\w*|talks?|workshops?|seminars?|debates?|quiz\\w*',
      'पिच|कार्यशाला|गोष्ठी|सेमिनार|वादविवाद|क्विज|हाजिरीजवाफ',
    ),
  ],
  [
    'code',
    words(
      'cod(e|ing)|hackathon|open source|program\\w*|apps?|games?',
      'कोड|ह्याकाथन|ओपन सोर्स|प्रोग्राम|एप(?!्)|गेम|खेल',
    ),
  ],
  [
    'posters',
    words(
      'art|designs?|graphics?|interface|logos?|posters?',
      'डिजाइन|ग्राफिक|इन्टरफेस|लोगो|पोस्टर|कला',
    ),
  ],
];

function words(english: string, nepali: string): RegExp {
  return new RegExp(`\\b(${english})\\b|(?<![\\p{L}\\p{M}])(${nepali})`, 'iu');
}

/** The drawing for an event by its title; where that says nothing, one by its number. */
export function drawingOf(event: { readonly id: number; readonly title: string }): Drawing {
  const subject = SUBJECTS.find(([, has]) => has.test(event.title));
  return subject?.[0] ?? DRAWINGS[event.id % DRAWINGS.length] ?? 'posters';
}
