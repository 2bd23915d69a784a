import { inNepaliDigits, nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { SUBMISSION_FORM_WORDS as ENGLISH } from '../../../en/submissions/student/form.ts';
import type { Said } from '../../../said.ts';

/** Words of submitting. */
export const SUBMISSION_FORM_WORDS: Said<typeof ENGLISH> = {
  submitTitle: (event) => `${event}: कृति बुझाउने`,
  resubmitTitle: (event) => `${event}: कृति फेरि बुझाउने`,
  replaceTitle: (event) => `${event}: कृति साट्ने`,
  once: 'यस कार्यक्रममा कृति एक पटक मात्र बुझाउन मिल्छ। पठाउनुअघि सबै कुरा राम्ररी हेर्नुहोस्।',
  replaceable: 'अन्तिम मितिसम्म, आयोजकले निर्णय नगरेसम्म, तपाईं आफ्नो कृति साट्न सक्नुहुन्छ।',
  replaces: (version) =>
    `नयाँ प्रति नआइपुगेसम्म प्रति ${inNepaliDigits(version)} नै तपाईंको कृति रहन्छ। त्यसपछि पनि तपाईं र आयोजकले त्यो हेर्न सक्नुहुन्छ।`,
  workLinkField: 'कृतिको लिङ्क (URL)',
  workLinkOptional: 'कृतिको लिङ्क (URL, ऐच्छिक)',
  workLinkHelp: 'निर्णायकले यहीँबाट तपाईंको कृति हेर्नुहुन्छ। लिङ्क पाउने जोकोहीले खोल्न सक्छ कि सक्दैन, जाँच्नुहोस्।',
  demoLinkField: 'डेमो वा अर्को लिङ्क (ऐच्छिक)',
  descriptionField: 'विवरण',
  descriptionHelp: 'यो के हो, कसरी बनाउनुभयो, र निर्णायकलाई के देखाउन चाहनुहुन्छ।',
  wordsOf: (words, limit) => `${nepaliNumber(limit)} मध्ये ${nepaliNumber(words)} शब्द`,
  words: (words) => `${nepaliNumber(words)} शब्द`,
  opens: (host) => `${host} खुल्छ`,
  sharing: {
    drive: 'Google Drive मा: Share, General access, Anyone with the link।',
    onedrive: 'OneDrive मा: Share, Anyone with the link can view।',
    figma: 'Figma मा: Share, Anyone with the link can view।',
    github: 'GitHub मा: कृतिको पृष्ठको Settings, Change visibility, Public।',
    youtube: 'YouTube मा: Visibility, Unlisted वा Public। प्राइभेट भिडियो अरू कसैले देख्दैन।',
  },
  doubtsTitle: 'पठाउनुअघि',
  staysInNetwork: 'यो लिङ्क त्यही नेटवर्कमा भएकाले मात्र खोल्न सक्छन्।',
  unchanged: 'तपाईंले केही बदल्नुभएको छैन।',
  sendAnyway: 'तैपनि पठाउने?',
  send: 'तैपनि पठाउनुहोस्',
  goBack: 'पछाडि जानुहोस्',
  remarksHeading: 'आयोजकले के मिलाउन भन्नुभएको छ',
  noRemarks: 'आयोजकले कृति फेरि बुझाउन भन्नुभएको छ, तर कुनै टिप्पणी लेख्नुभएको छैन।',
  draftRestored: 'यस ब्राउजरमा रहेको तपाईंको ड्राफ्ट यहीँ छ।',
  draftNote: 'नबुझाएसम्म यस ब्राउजरमा ड्राफ्टका रूपमा रहन्छ।',
  submit: 'कृति बुझाउनुहोस्',
  resubmit: 'कृति फेरि बुझाउनुहोस्',
  replace: 'मेरो कृति साट्नुहोस्',
  sending: 'पठाउँदै…',
  discard: 'तपाईंको कृति बुझाइएको छैन, र यस ब्राउजरमा भएको ड्राफ्ट मेटिनेछ।',
  discardReplacement: 'तपाईंको कृति साटिएको छैन, र यस ब्राउजरमा भएको ड्राफ्ट मेटिनेछ।',
  failedToSubmit: 'कृति बुझाउन सकिएन।',
  failedToReplace: 'कृति साट्न सकिएन।',
  uncertain:
    'सर्भरबाट जवाफ आएन, त्यसैले कृति आइपुग्यो कि आइपुगेन थाहा भएन। तपाईंको ड्राफ्ट यहीँ छ। फेरि प्रयास गर्नुहोस्, कृति दुई पटक बुझाइँदैन।',

  handedInElsewhere: 'यस कार्यक्रममा अर्को ट्याब वा डिभाइसबाट कृति बुझाइसकिएको छ। यहाँ लेखेको कुरा पठाइएन।',
  decided:
    'आयोजकले यस कृतिको निर्णय गरिसक्नुभएको छ, त्यसैले अब साट्न मिल्दैन। तपाईंले लेखेको कुरा पठाइएन। फारम बन्द नगरेसम्म त्यो यहीँ रहन्छ, र यस ब्राउजरमा ड्राफ्टका रूपमा पनि रहन्छ।',
  seeDecision: 'के निर्णय भयो हेर्नुहोस्',
  seeHandedIn: 'के बुझाइएको छ हेर्नुहोस्',

  alertTitle: 'केही भर्न छुटेको छ',
  failedDetails: 'यस कृतिको विवरण ल्याउन सकिएन।',
};
