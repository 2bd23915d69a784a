import { nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { WAITING_WORDS as ENGLISH } from '../../en/waiting/student.ts';
import type { Said } from '../../said.ts';
import { withPostposition } from '../postposition.ts';

/** The waiting list of an event, for who may wait. */
export const WAITING_WORDS: Said<typeof ENGLISH> = {
  heading: 'प्रतीक्षा सूची',
  join: 'प्रतीक्षा सूचीमा बस्नुहोस्',
  joinFor: (event) => `प्रतीक्षा सूचीमा बस्नुहोस्: ${event}`,
  how: ({ by_lot, in_line, offer_hours }) => {
    const waiting =
      in_line === 0
        ? 'अहिलेसम्म कोही पर्खिरहेको छैन।'
        : `अहिले ${nepaliNumber(in_line)} जना पर्खिरहेका छन्।`;
    const goes = by_lot
      ? 'खाली भएको सिट त्यतिबेला पर्खिरहेकामध्ये एक जनालाई गोलाप्रथाबाट दिइन्छ।'
      : 'खाली भएको सिट सबैभन्दा लामो समय पर्खेकालाई दिइन्छ।';
    return `${waiting} ${goes} सिट प्रायः ${nepaliNumber(offer_hours)} घण्टा राखिन्छ, त्यतिन्जेल नलिए सूचीको अर्को व्यक्तिलाई जान्छ।`;
  },
  byLot: (count) =>
    count < 2
      ? 'पर्खिने तपाईं मात्र हुनुहुन्छ।'
      : `तपाईंसहित ${nepaliNumber(count)} जना पर्खिरहेका छन्। खाली भएको सिट गोलाप्रथाबाट एक जनालाई दिइन्छ।`,
  next: (count) =>
    `तपाईंका लागि सिट राखिएपछि घण्टीमा र इमेलमा खबर आउँछ। सिट लिन प्रायः ${nepaliNumber(count)} घण्टाको समय हुन्छ।`,
  leave: 'प्रतीक्षा सूची छोड्नुहोस्',
  leaveTitle: 'प्रतीक्षा सूची छोड्ने हो?',
  leaveText: (event) => `“${event}”को सूचीमा तपाईंको पालो जान्छ। फेरि बस्नुभयो भने सूचीको अन्त्यबाट सुरु हुन्छ।`,
  leaveConfirm: 'हो, छोड्नुहोस्',
  left: 'तपाईं अब प्रतीक्षा सूचीमा हुनुहुन्न।',
  held: (until) => `तपाईंका लागि ${withPostposition(until, 'सम्म')} एउटा सिट राखिएको छ।`,
  heldText: 'सिट लिनुभयो भने तपाईंले दिएकै उत्तरसहित दर्ता हुन्छ।',
  accept: 'सिट लिनुहोस्',
  accepting: 'सिट लिँदै…',
  accepted: 'तपाईं दर्ता हुनुभयो।',
  decline: 'सिट छोड्नुहोस्',
  declineTitle: 'सिट छोड्ने हो?',
  declineText: (event) => `“${event}”को सिट सूचीको अर्को व्यक्तिलाई जान्छ, र तपाईं सूचीमा रहनुहुन्न।`,
  declineConfirm: 'हो, छोड्नुहोस्',
  declined: 'सिट सूचीको अर्को व्यक्तिलाई जान्छ।',
  failed: 'यो काम हुन सकेन।',
  uncertain: 'सर्भरबाट जवाफ आएन, त्यसैले यो काम भयो कि भएन थाहा भएन। फेरि प्रयास गर्नुहोस्।',
};
