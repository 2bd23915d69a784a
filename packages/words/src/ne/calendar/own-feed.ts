import type { CALENDAR_LINK_WORDS as ENGLISH } from '../../en/calendar/own-feed.ts';
import type { Said } from '../../said.ts';
import { withPostposition } from '../postposition.ts';

/** Words of the card where a person makes the link that a calendar follows. */
export const CALENDAR_LINK_WORDS: Said<typeof ENGLISH> = {
  heading: 'तपाईंका मिति क्यालेन्डरमा',
  intro: 'एक पटक जोडेपछि तपाईंका सबै मिति फोनको क्यालेन्डरमा देखिन्छन्, र मिति सर्दा त्यहाँ पनि आफैँ सर्छन्।',
  made: (when) => `तपाईंले ${withPostposition(when, 'मा')} बनाउनुभएको लिङ्क क्यालेन्डरमा जोड्न मिल्छ।`,
  make: 'मेरो क्यालेन्डरको लिङ्क बनाउनुहोस्',
  making: 'बन्दै छ…',
  renew: 'अर्को लिङ्क बनाउनुहोस्',
  end: 'लिङ्क बन्द गर्नुहोस्',
  failed: 'यो काम हुन सकेन। फेरि प्रयास गर्नुहोस्।',
  loadFailed: 'तपाईंको लिङ्क छ कि छैन, हेर्न सकिएन।',

  renewTitle: 'अर्को लिङ्क बनाउने?',
  renewText: 'पुरानो लिङ्क जोडेका क्यालेन्डरमा अब केही आउँदैन। तिनमा नयाँ लिङ्क राख्नुहोस्।',
  confirmRenew: 'हो, अर्को बनाउनुहोस्',
  endTitle: 'लिङ्क बन्द गर्ने?',
  endText: 'यस लिङ्कबाट क्यालेन्डरमा अब केही आउँदैन। अर्को लिङ्क जहिले पनि बनाउन सकिन्छ।',
  confirmEnd: 'हो, बन्द गर्नुहोस्',
  ended: 'लिङ्क बन्द भयो।',

  shownTitle: 'लिङ्क अहिले नै कपी गर्नुहोस्',
  shown:
    'यो लिङ्क फेरि देखाइँदैन। अरूलाई नदिनुहोस्: जोसँग यो छ, उसले तपाईं कुन-कुन कार्यक्रममा भाग लिनुहुन्छ हेर्न सक्छ।',
  link: 'लिङ्क',
  copy: 'कपी गर्नुहोस्',
  copied: 'कपी भयो।',
  notCopied: 'कपी भएन। लिङ्क आफैँ छानेर कपी गर्नुहोस्।',
  done: 'भयो',
  ways: 'लिङ्क कहाँ राख्ने',
  google: 'Google Calendar: कम्प्युटरमा ‘Other calendars’को ‘+’ थिच्नुहोस्, अनि ‘From URL’ छान्नुहोस्',
  iphone:
    'iPhone: क्रमैले ‘Settings’, ‘Apps’, ‘Calendar’, ‘Calendar Accounts’, ‘Add Account’, ‘Other’, ‘Add Subscribed Calendar’ खोल्नुहोस्',
  mac: 'Mac: ‘Calendar’मा ‘File’, अनि ‘New Calendar Subscription’ खोल्नुहोस्',
};
