import type { judgeCallsMail as english } from '../../en/mail/judge-calls-mail.ts';

/** The mail to organisers of an event whom a judge calls. */
export const judgeCallsMail: typeof english = (of) => {
  const who = of.judge ?? 'एक निर्णायक';
  return {
    subject: `निर्णायकले बोलाउनुभयो: ${of.event}`,
    preview: `${who}: ${of.line}`,
    heading: 'निर्णायकले आयोजकलाई बोलाउनुभयो',
    parts: [
      { is: 'quote', label: `${who}, ${of.round}`, text: of.line },
      { is: 'link', label: 'चरण खोल्नुहोस्', path: of.path },
    ],
    why: 'तपाईं यस कार्यक्रमको आयोजक भएकाले यो इमेल पाउनुभएको हो।',
  };
};
