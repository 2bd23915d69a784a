import { nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { cannotComeMail as english } from '../../en/mail/cannot-come-mail.ts';

/**
 * The mail to organisers, once a day, of how many who are shortlisted said that they cannot come.
 */
export const cannotComeMail: typeof english = ({ event, path, people, events }) => {
  const count = nepaliNumber(people);
  const where = events === 1 ? event : `${event} र अरू ${nepaliNumber(events - 1)} कार्यक्रम`;
  return {
    subject: `छनोट भएका ${count} जना आउन नसक्ने: ${where}`,
    preview: people === 1 ? 'उहाँको सिट फेरि खाली भयो।' : 'उहाँहरूको सिट फेरि खाली भयो।',
    heading: `${count} जना आउन सक्नुहुन्न`,
    parts: [
      {
        is: 'text',
        text:
          people === 1
            ? 'छनोट भएका एक जनाले आउन नसक्ने कुरा हिजोदेखि बताउनुभएको छ। उहाँको सिट फेरि खाली भयो।'
            : `छनोट भएका ${count} जनाले आउन नसक्ने कुरा हिजोदेखि बताउनुभएको छ। उहाँहरूको सिट फेरि खाली भयो।`,
      },
      { is: 'facts', facts: [['कार्यक्रम', where]] },
      { is: 'link', label: 'दर्ताहरू हेर्नुहोस्', path },
    ],
    why: 'तपाईं यो काम हेर्ने आयोजक भएकाले यो इमेल पाउनुभएको हो।',
  };
};
