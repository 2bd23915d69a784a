import type { invitationMail as english } from '../../en/mail/invitation-mail.ts';
import { withPostposition } from '../postposition.ts';
import { formatDateTime } from '../time.ts';

const EVERY_EVENT = 'सबै कार्यक्रम';

/** The mail to somebody who is to organise events and has no account yet. */
export const invitationMail: typeof english = ({ competition, by, email, events, until }) => {
  const told = events.map(({ title, reads }) => {
    const event = title ?? EVERY_EVENT;
    return reads ? `${event} (हेर्न मात्र)` : event;
  });
  return {
    subject: `आयोजक बन्ने निम्तो: ${competition}`,
    preview: `${withPostposition(by, 'ले')} तपाईंलाई कार्यक्रम आयोजना गर्न निम्तो दिनुभएको छ।`,
    heading: 'तपाईंलाई आयोजक बन्ने निम्तो छ',
    parts: [
      {
        is: 'text',
        text: `${withPostposition(by, 'ले')} तपाईंलाई ${withPostposition(competition, 'का')} कार्यक्रम आयोजना गर्न निम्तो दिनुभएको छ।`,
      },
      {
        is: 'facts',
        facts: [
          ['कार्यक्रम', told.length === 0 ? EVERY_EVENT : told.join(', ')],
          ['लगइन गर्ने इमेल', email],
          ['निम्तोको अन्तिम मिति', formatDateTime(until)],
        ],
      },
      { is: 'link', label: 'लगइन गरेर सुरु गर्नुहोस्', path: '/admin/dashboard' },
    ],
    why: 'आयोजकले यस ठेगानामा निम्तो पठाउनुभएकाले यो इमेल आएको हो। मन नलागे त्यत्तिकै छोडिदिनुहोस्, केही हुँदैन।',
  };
};
