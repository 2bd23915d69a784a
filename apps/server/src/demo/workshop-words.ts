import type { Language } from '@pratibha/domain/language/languages';

type WorkshopWords = {
  readonly demo: string;
  readonly heading: string;
  readonly text: string;
  readonly name: string;
  readonly email: string;
  readonly workshops: string;
  readonly send: string;
  readonly thanks: string;
  readonly kept: string;
  readonly again: string;
};

/** Words of the demo's form for workshops. */
export const WORKSHOP_WORDS: Readonly<Record<Language, WorkshopWords>> = {
  en: {
    demo: 'Pratibha demo',
    heading: 'Take a seat in a workshop',
    text: 'This form stands in for the one of the college. Nothing that you enter is kept.',
    name: 'Name',
    email: 'E-mail address',
    workshops: 'Workshops',
    send: 'Send',
    thanks: 'Thank you!',
    kept: 'In a real competition the college would now keep a seat for you.',
    again: 'Fill in another one',
  },
  ne: {
    demo: 'प्रतिभाको नमुना',
    heading: 'कार्यशालामा सिट लिनुहोस्',
    text: 'यो फारम कलेजको फारमको सट्टामा हो। तपाईंले यहाँ लेखेको केही पनि राखिँदैन।',
    name: 'नाम',
    email: 'इमेल ठेगाना',
    workshops: 'कार्यशाला',
    send: 'पठाउनुहोस्',
    thanks: 'धन्यवाद!',
    kept: 'साँच्चैको प्रतियोगिता भएको भए कलेजले अब तपाईंका लागि सिट राख्थ्यो।',
    again: 'अर्को पनि भर्नुहोस्',
  },
};
