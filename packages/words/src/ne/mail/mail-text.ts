import type { MAIL_FRAME_WORDS as ENGLISH } from '../../en/mail/mail-text.ts';
import type { Said } from '../../said.ts';

export type { MailPart, MailText } from '../../en/mail/mail-text.ts';

/** What surrounds every mail. */
export const MAIL_FRAME_WORDS: Said<typeof ENGLISH> = {
  greeting: (name) => `नमस्ते ${name},`,
  greetingWithoutName: 'नमस्ते,',
  replies: (replyTo, contact) => {
    if (replyTo !== null) {
      return `केही सोध्नुपरे यसै इमेलको जवाफ पठाउनुहोस्, त्यो ${replyTo} मा पुग्छ।`;
    }
    return contact === ''
      ? 'यस ठेगानामा पठाएको जवाफ कसैले पढ्दैन।'
      : `यस ठेगानामा पठाएको जवाफ कसैले पढ्दैन। केही सोध्नुपरे ${contact} मा लेख्नुहोस्।`;
  },
  sender: (competition, organiser) =>
    organiser === '' ? competition : `${competition} · ${organiser}`,
  unsubscribe: 'अब घोषणा इमेलमा नपठाउनुहोस्',
};
