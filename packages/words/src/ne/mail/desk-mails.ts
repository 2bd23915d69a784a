import type { DeskKind } from '@pratibha/domain/desk/desk';
import type {
  noteMentionsMail as english,
  rowsLeftMail as englishLeft,
} from '../../en/mail/desk-mails.ts';
import { withPostposition } from '../postposition.ts';

const MENTIONED: Readonly<Record<DeskKind, (author: string, event: string | null) => string>> = {
  registration: (author, event) =>
    event === null
      ? `${withPostposition(author, 'ले')} एउटा दर्ताको नोटमा तपाईंको नाम लेख्नुभएको छ।`
      : `${withPostposition(author, 'ले')} “${event}”को एउटा दर्ताको नोटमा तपाईंको नाम लेख्नुभएको छ।`,
  submission: (author, event) =>
    event === null
      ? `${withPostposition(author, 'ले')} एउटा कृतिको नोटमा तपाईंको नाम लेख्नुभएको छ।`
      : `${withPostposition(author, 'ले')} “${event}”को एउटा कृतिको नोटमा तपाईंको नाम लेख्नुभएको छ।`,
  user: (author, event) =>
    event === null
      ? `${withPostposition(author, 'ले')} एक व्यक्तिको नोटमा तपाईंको नाम लेख्नुभएको छ।`
      : `${withPostposition(author, 'ले')} “${event}”का एक व्यक्तिको नोटमा तपाईंको नाम लेख्नुभएको छ।`,
};

/** The mail to an organiser whom a note mentions. The note itself stays at the desk. */
export const noteMentionsMail: typeof english = ({ author, about, event, path }) => {
  const words = MENTIONED[about](author, event);
  return {
    subject: event === null ? 'एउटा नोटमा तपाईंको नाम छ' : `एउटा नोटमा तपाईंको नाम छ: ${event}`,
    preview: words,
    heading: 'एउटा नोटमा तपाईंको नाम छ',
    parts: [
      { is: 'text', text: words },
      { is: 'link', label: 'पढ्नुहोस्', path },
    ],
    why: 'अर्को आयोजकले नोटमा तपाईंको नाम लेख्नुभएकाले यो इमेल पाउनुभएको हो।',
  };
};

/** The mail to who organises an event where somebody had rows who works there no more. */
export const rowsLeftMail: typeof englishLeft = ({ event, path }) => {
  const words = `“${event}”का केही दर्ता वा कृति हेर्ने व्यक्ति अब त्यहाँ हुनुहुन्न, त्यसैले ती अहिले कसैको जिम्मामा छैनन्।`;
  return {
    subject: `कसैको जिम्मामा नभएका काम छन्: ${event}`,
    preview: words,
    heading: 'कसैको जिम्मामा नभएका काम छन्',
    parts: [
      { is: 'text', text: words },
      { is: 'link', label: 'हेर्नुहोस्', path },
    ],
    why: 'तपाईं यस कार्यक्रमको आयोजक भएकाले यो इमेल पाउनुभएको हो।',
  };
};
