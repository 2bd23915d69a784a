import { inNepaliDigits, nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import { type Finding, type FindingCode, isFinding } from '@pratibha/domain/preflight/findings';
import { pixelsFor } from '@pratibha/domain/preflight/print-dpi';

/** Of one thing that was found: what it is, why it matters, and how it is mended. */
type FindingText = { readonly what: string; readonly why: string; readonly how: string };

type Of<C extends FindingCode> = Extract<Finding, { readonly code: C }>;

/* What the menus of programs say stands in English, as these programs have it in Nepal. */

const MAKE_ZIP =
  'सबै फाइल एउटै फोल्डरमा राख्नुहोस्। Windows: फोल्डरमा right-click, अनि Compress to ZIP file। Mac: right-click, Compress। Android: Files मा फोल्डर छानेर Compress। iPhone: Files मा फोल्डर थिचिराखेर Compress।';
const EXPORT_AGAIN = 'फाइल फेरि Export वा Save गर्नुहोस्, आफैँ खोलेर हेर्नुहोस्, अनि नयाँ फाइल पठाउनुहोस्।';

const NEEDED = ({ print, least }: Of<'too-few-pixels'>) => {
  const { width, height } = pixelsFor(print, least);
  return `${inNepaliDigits(least)} dpi को ${print} का लागि ${inNepaliDigits(`${width} × ${height}`)} पिक्सेल चाहिन्छ`;
};

/** By code, for students: findings are told before a file is sent, and beside it afterwards. */
const FINDING_WORDS: {
  readonly [C in FindingCode]: (finding: Of<C>) => FindingText;
} = {
  'wrong-kind': () => ({
    what: 'यो यहाँ मागिएको भन्दा अर्कै किसिमको फाइल हो।',
    why: 'नामको अन्त्यमा जे लेखिए पनि भित्र अर्कै किसिमको फाइल छ, त्यसैले निर्णायकले खोल्न नसक्नुहोला।',
    how: 'यहाँ मागिएकै किसिममा Save वा Export गर्नुहोस्। नाम मात्र बदलेर फाइलको किसिम बदलिँदैन।',
  }),
  svg: () => ({
    what: 'यो SVG हो। यस्तो तस्बिर हरेक प्रोग्रामले आफ्नै तरिकाले कोर्छ।',
    why: 'अरूको कम्प्युटरमा अक्षर र इफेक्ट फरक देखिन सक्छन्, र छाप्नका लागि यसमा पिक्सेल हुँदैन।',
    how: 'PNG वा JPEG मा Export गर्नुहोस्। Canva: Share, Download, PNG। Inkscape: File, Export, PNG। Illustrator: File, Export, Export As, JPEG।',
  }),
  heic: () => ({
    what: 'यो HEIC हो। iPhone र केही Android फोनले फोटो यसरी राख्छन्।',
    why: 'अरू धेरै फोन र कम्प्युटरले यो खोल्न सक्दैनन्, त्यसैले निर्णायकले केही देख्न नसक्नुहोला।',
    how: 'iPhone मा: Settings, Apps, Camera, Formats, Most Compatible छानेर फेरि फोटो खिच्नुहोस्। वा Photos मा खोलेर Share, Options, Most Compatible, Save to Files गरी त्यही पठाउनुहोस्। Android मा: Camera, Settings मा High efficiency pictures (वा HEIF) बन्द गरेर फेरि फोटो खिच्नुहोस्।',
  }),
  unreadable: () => ({
    what: 'यो फाइल खुल्दैन।',
    why: 'फाइल बिग्रिएको छ वा आधा मात्र आएको छ। निर्णायकले केही देख्नुहुन्न।',
    how: EXPORT_AGAIN,
  }),
  'too-many-pixels': () => ({
    what: 'यस तस्बिरमा २१ करोडभन्दा बढी पिक्सेल छन्।',
    why: 'यति ठुलो तस्बिर खोल्दा धेरैजसो प्रोग्राम अड्किन्छन्, त्यसैले यहाँ पनि खोलिँदैन।',
    how: 'सानो बनाउनुहोस्: ३०० dpi को A3 भनेको ३५०८ × ४९६१ पिक्सेल हो। Photoshop: Image, Image Size। GIMP: Image, Scale Image।',
  }),
  'pdf-encrypted': () => ({
    what: 'यो PDF खोल्न पासवर्ड चाहिन्छ।',
    why: 'निर्णायकसँग पासवर्ड हुँदैन, त्यसैले तपाईंको कृति पढ्न सक्नुहुन्न।',
    how: 'पासवर्ड नराखी Save गर्नुहोस्। Word: File, Info, Protect Document, Encrypt with Password मा गएर पासवर्ड मेटाउनुहोस्। Acrobat: File, Properties, Security, No Security। फोनमा: खोलेर Print, अनि PDF मा Save गर्नुहोस्।',
  }),
  'pdf-protected': () => ({
    what: 'यो PDF मा सुरक्षा राखिएको छ।',
    why: 'खोल्दा पासवर्ड माग्न सक्छ, वा छाप्न नदिन सक्छ।',
    how: 'जहाँ पनि पासवर्डबिना खुल्छ भने यत्तिकै छोड्नुहोस्। नत्र सुरक्षा हटाएर Save गर्नुहोस्। Acrobat: File, Properties, Security, No Security।',
  }),
  'zip-bomb': () => ({
    what: 'यो ZIP खोल्दा हुनुपर्नेभन्दा निकै ठुलो हुन्छ।',
    why: 'खोल्नेको डिस्क भरिन सक्छ, त्यसैले यहाँ खोलिँदैन।',
    how: `node_modules र build जस्ता आफैँ फेरि बन्ने फोल्डर नराखी नयाँ ZIP बनाउनुहोस्। ${MAKE_ZIP}`,
  }),
  'zip-traversal': () => ({
    what: 'यो ZIP मा आफ्नो फोल्डरभन्दा बाहिर जाने नाम छन्।',
    why: 'खोल्दा खोल्नेकै फाइल मेटिन वा बदलिन सक्छन्।',
    how: `यताउताका फाइलको होइन, सबै राखेको एउटै फोल्डरको ZIP बनाउनुहोस्। ${MAKE_ZIP}`,
  }),
  'zip-backslashes': () => ({
    what: 'यो ZIP भित्रका नाममा उल्टो धर्का (\\) छन्।',
    why: 'Mac वा Linux मा फोल्डर हराउँछन्, र फाइलका नाम अनौठा देखिन्छन्।',
    how: `अर्को प्रोग्रामले ZIP बनाउनुहोस्। ${MAKE_ZIP}`,
  }),
  'zip-link': () => ({
    what: 'यो ZIP भित्र अरू फाइलतिर लैजाने लिङ्क छन्।',
    why: 'ती लिङ्क तपाईंकै कम्प्युटरका ठाउँमा जान्छन्, जुन अरू कसैसँग हुँदैन।',
    how: 'लिङ्कको सट्टा फाइल नै राख्नुहोस्। Linux र Mac मा zip -r work.zip folder ले फाइल नै राख्छ, --symlinks नलेख्नुहोस्।',
  }),
  'zip-encrypted': () => ({
    what: 'यो ZIP खोल्न पासवर्ड चाहिन्छ।',
    why: 'निर्णायकसँग पासवर्ड हुँदैन, त्यसैले तपाईंको कृति हेर्न सक्नुहुन्न।',
    how: `पासवर्ड नराखी फेरि ZIP बनाउनुहोस्। ${MAKE_ZIP}`,
  }),
  'zip-overlapping': () => ({
    what: 'यो ZIP भित्र बिग्रिएको छ: फाइलहरू एकअर्कामा खप्टिएका छन्।',
    why: 'कुन प्रोग्रामले खोल्यो, त्यसअनुसार फरक फाइल निस्कन्छन्, त्यसैले यहाँ खोलिँदैन।',
    how: `नयाँ ZIP बनाउनुहोस्। ${MAKE_ZIP}`,
  }),
  'zip-equal-names': () => ({
    what: 'यो ZIP भित्र दुई फाइलको नाम उस्तै छ, ठुला-साना अक्षर मात्र फरक छन्।',
    why: 'Windows, Mac र धेरैजसो फोनमा तीमध्ये एउटा हराउँछ।',
    how: `एउटाको नाम बदलेर नयाँ ZIP बनाउनुहोस्। ${MAKE_ZIP}`,
  }),
  polyglot: () => ({
    what: 'यो एउटै फाइलमा दुई किसिमका फाइल छन्।',
    why: 'एउटा प्रोग्रामले एउटा कुरा देखाउँछ, अर्कोले अर्कै, त्यसैले यहाँ खोलिँदैन।',
    how: EXPORT_AGAIN,
  }),
  'too-few-pixels': (finding) => ({
    what: `${finding.print} कागजमा यो ${inNepaliDigits(finding.dpi)} dpi मात्र हुन्छ, चाहिने ${inNepaliDigits(finding.least)} dpi हो।`,
    why: `छाप्दा धमिलो देखिन्छ: ${NEEDED(finding)}।`,
    how: 'सानो तस्बिरलाई तन्काएर काम लाग्दैन, डिजाइन नै फेरि Export गर्नुहोस्। Canva: Share, Download, PDF Print, वा ठुलो आकारको PNG। Photoshop: त्यही आकारको फाइलबाट File, Export, 100%। GIMP: सुरुमै Image, Scale Image मा त्यही आकार राख्नुहोस्। फोटो हो भने क्यामेरामा सबैभन्दा ठुलो आकार राखेर कृति पूरै फ्रेममा आउने गरी खिच्नुहोस्, र Messenger वा WhatsApp बाट आएको होइन, सुरुको फोटो पठाउनुहोस्।',
  }),
  'other-shape': ({ print }) => ({
    what: `यसको लम्बाइ-चौडाइ ${print} सँग मिल्दैन।`,
    why: 'छाप्दा छेउमा सेतो ठाउँ रहन्छ, वा छेउ काटिन्छ।',
    how: `जानाजान यस्तो बनाउनुभएको हो भने यत्तिकै छोड्नुहोस्। नत्र पृष्ठको आकार ${print} राखेर फेरि Export गर्नुहोस्। Canva: Resize। Word: Layout, Size।`,
  }),
  cmyk: () => ({
    what: 'यो CMYK मा छ, जुन छाप्ने रङ हो।',
    why: 'छाप्नका लागि यही ठिक हो। स्क्रिनमा र यहाँ देखिने तस्बिरमा रङ अलि फरक देखिन सक्छ।',
    how: 'केही गर्नु पर्दैन।',
  }),
  'no-profile': () => ({
    what: 'यसमा रङको प्रोफाइल (ICC) राखिएको छैन।',
    why: 'छाप्दा sRGB मानिन्छ, त्यसैले गाढा रङ अलि फरक आउन सक्छ।',
    how: 'रङ ठ्याक्कै चाहिन्छ भने प्रोफाइल राख्नुहोस्। Photoshop: File, Save As, ICC Profile मा चिह्न लगाउनुहोस्। GIMP: File, Export As, Save color profile मा चिह्न लगाउनुहोस्।',
  }),
  turned: () => ({
    what: 'यो फोटो तेर्सो राखिएको छ, र कता घुमाउने भन्ने भित्र लेखिएको छ।',
    why: 'यहाँ सोझो देखिन्छ, तर पुरानो प्रोग्राममा तेर्सो देखिन सक्छ।',
    how: 'ढुक्क हुन फोटो खोलेर एक फन्को पूरा घुमाउनुहोस्, अनि Save गर्नुहोस्।',
  }),
  location: () => ({
    what: 'यो फोटो कहाँ खिचिएको हो भन्ने यसभित्र लेखिएको छ।',
    why: 'सुरुको फाइल डाउनलोड गर्नेले त्यो ठाउँ थाहा पाउन सक्छ। यहाँका पृष्ठमा देखिने तस्बिरमा भने त्यो हुँदैन।',
    how: 'हटाउन: iPhone: Share, Options मा Location बन्द गरेर Save to Files। Android: Photos वा Gallery मा खोलेर Details मा गई Location हटाउनुहोस्। Windows: Properties, Details, Remove Properties।',
  }),
  pages: ({ pages }) => ({
    what: `यसमा ${nepaliNumber(pages)} पृष्ठ छन्।`,
    why: 'सबै पृष्ठ आएका छन् कि भनेर हेर्नका लागि।',
    how: 'केही गर्नु पर्दैन।',
  }),
  'no-readme': () => ({
    what: 'यो ZIP मा README छैन।',
    why: 'निर्णायकले सुरुमा तपाईंको प्रोजेक्ट के हो र कसरी चलाउने भन्ने पढ्नुहुन्छ।',
    how: 'सबैभन्दा माथिल्लो फोल्डरमा README.md नामको टेक्स्ट फाइल राख्नुहोस्: प्रोजेक्टले के गर्छ, कसरी चलाउने, कसले बनाएको। अनि नयाँ ZIP बनाउनुहोस्।',
  }),
};

/**
 * The same of what a call tells, which has codes as texts.
 * @returns what is said of one that this version does not know: nothing more than that
 */
export function findingWords(told: { readonly code: string }): FindingText {
  return isFinding(told) ? wordsOf(told) : { what: 'केही कुरा भेटियो।', why: '', how: '' };
}

function wordsOf<C extends FindingCode>(finding: Of<C> & { readonly code: C }): FindingText {
  return FINDING_WORDS[finding.code](finding);
}
