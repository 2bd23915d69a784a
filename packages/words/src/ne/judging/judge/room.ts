import type { ROOM_WORDS as ENGLISH } from '../../../en/judging/judge/room.ts';
import type { Said } from '../../../said.ts';
import { withPostposition } from '../../postposition.ts';

/** Somebody who has scanned the code of a room, until they are let in. */
export const ROOM_WORDS: Said<typeof ENGLISH> = {
  heading: 'मूल्याङ्कन गर्न चाहनुहुन्छ?',
  of: (event, round) => `${event} · ${round}`,
  loading: 'खुल्दै छ…',
  failed: 'यो पृष्ठ खोल्न सकिएन।',
  intro: 'आफ्नो नाम लेख्नुहोस्। आयोजकले अनुमति दिएपछि यसै डिभाइसमा खाता नबनाईकन मूल्याङ्कन गर्न सक्नुहुन्छ।',
  stored: 'तपाईंको नाम कार्यक्रमका आयोजकलाई देखाइन्छ। अनुमति नदिइए वा १८ घण्टा बितेपछि त्यो हटाइन्छ।',
  privacy: 'गोपनीयता',
  name: 'तपाईंको नाम',
  ask: 'मूल्याङ्कन गर्न अनुमति माग्नुहोस्',
  asking: 'एकैछिन…',
  uncertain: 'सर्भरबाट जवाफ आएन। फेरि थिच्नुहोस्, त्यसो गर्दा केही हराउँदैन।',
  waiting: (name) => `${name}, तपाईंलाई अनुमति दिइयोस् भनेर आयोजकलाई खबर गयो।`,
  waitingMeans: 'यो पृष्ठ खुलै राख्नुहोस्। अनुमति पाउनेबित्तिकै यो आफैँ अघि बढ्छ।',
  admitted: 'तपाईंले अनुमति पाउनुभयो।',
  begin: (name) => `${withPostposition(name, 'को')} नामबाट सुरु गर्नुहोस्`,
  refused: 'आयोजकले अनुमति दिनुभएन। उहाँहरूलाई सोध्नुहोस्, अनि कोड फेरि स्क्यान गर्नुहोस्।',
  early: (opens) => `मूल्याङ्कन सुरु हुने समय: ${opens}। त्यतिबेला कोड फेरि स्क्यान गर्नुहोस्।`,
  over: 'यो चरण सकियो।',
  unknown: 'यो कोड अब खुल्दैन। अहिले त्यहाँ टाँसिएको कोड कुन हो, आयोजकलाई सोध्नुहोस्।',
};
