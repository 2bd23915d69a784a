import { nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { presentationTimeMail as english } from '../../en/mail/presentation-mails.ts';
import { withPostposition } from '../postposition.ts';
import { formatDateTime } from '../time.ts';

/** The mail to whoever handed in, once it is published when they present, or that changes. */
export const presentationTimeMail: typeof english = (of) => {
  const { event, path, room, starts, setup_minutes: setup } = of;
  return {
    subject: `तपाईंको प्रस्तुति ${withPostposition(formatDateTime(starts), 'मा')}: ${event}`,
    preview: `कोठा: ${room}।`,
    heading: 'तपाईंको प्रस्तुतिको समय',
    parts: [
      {
        is: 'text',
        text: 'यसअघि अर्कै समय वा कोठा भनिएको भए पनि अब यही मान्नुहोस्।',
      },
      {
        is: 'facts',
        facts: [
          ['कार्यक्रम', event],
          ['समय', formatDateTime(starts)],
          ['कोठा', room],
          ...(setup === 0 ? [] : [['तयारी गर्न', `${nepaliNumber(setup)} मिनेटअघि`] as const]),
        ],
      },
      { is: 'link', label: 'कार्यक्रम खोल्नुहोस्', path },
    ],
    why: 'तपाईंले यस कार्यक्रममा कृति बुझाउनुभएकाले यो इमेल पाउनुभएको हो।',
  };
};
