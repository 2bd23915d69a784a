import type { nobodyAtStandMail as english } from '../../en/mail/stand-mails.ts';

/** The mail to organisers once so many judges found nobody at a stand. */
export const nobodyAtStandMail: typeof english = ({ event, path, stand, area }) => ({
  subject: stand === null ? `एउटा स्टलमा कोही छैन: ${event}` : `स्टल ${stand} मा कोही छैन: ${event}`,
  preview: `“${event}”का केही निर्णायकले त्यहाँ कसैलाई भेट्नुभएन।`,
  heading: 'एउटा स्टलमा कोही छैन',
  parts: [
    {
      is: 'text',
      text:
        stand === null
          ? 'केही निर्णायकले एउटा स्टलमा कसैलाई भेट्नुभएन। त्यहाँको कृतिसँग यस कार्यक्रमका सबै आयोजकको स्वार्थ जोडिएकाले कुन स्टल हो भनिएको छैन। कुन स्टल खाली छ, हलमै गएर हेर्नुहोस्, वा अरू कसैलाई पनि यस कार्यक्रमको आयोजक बनाउनुहोस्।'
          : 'केही निर्णायकले त्यहाँ कसैलाई भेट्नुभएन। कोही नआएसम्म निर्णायकलाई त्यहाँ पठाइँदैन। कसलाई बोलाउने, चरणको पृष्ठमा लेखिएको छ।',
    },
    {
      is: 'facts',
      facts: [
        ['कार्यक्रम', event],
        ...(stand === null ? [] : [['स्टल', stand] as const]),
        ...(area === null ? [] : [['भाग', area] as const]),
      ],
    },
    { is: 'link', label: 'चरण खोल्नुहोस्', path },
  ],
  why: 'तपाईं यस कार्यक्रमको आयोजक भएकाले यो इमेल पाउनुभएको हो।',
});
