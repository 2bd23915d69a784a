import type {
  SHOW_PAGE_WORDS as ENGLISH_PAGE,
  SCREEN_WORDS as ENGLISH_SCREEN,
} from '../../en/pages/show.ts';
import type { Said } from '../../said.ts';
import { shownInNepali } from '../submissions/shown-names.ts';

/** The page of a screen in the hall, before its script is there. */
export const SHOW_PAGE_WORDS: Said<typeof ENGLISH_PAGE> = {
  heading: 'नतिजा घोषणाको पर्दा',
  needsScript:
    'यो पृष्ठ हलको पर्दाका लागि हो। यो चल्न JavaScript चाहिन्छ, र कार्यक्रमका कुनै आयोजक यही कम्प्युटरमा लगइन भएको हुनुपर्छ।',
};

/** What the screen in the hall says. */
export const SCREEN_WORDS: Said<typeof ENGLISH_SCREEN> = {
  label: 'नतिजा देखाउने पर्दा',
  results: 'नतिजा',
  rehearsal: 'अभ्यास: यी विजेता काल्पनिक हुन्',
  waiting: 'घोषणा अझै सुरु भएको छैन।',
  hidden: 'अझै घोषणा भएको छैन',
  by: shownInNepali,
  college: (name) => name,
  connected: 'जोडिएको छ। अर्को चरण देखाउन सकिन्छ।',
  lost: 'इन्टरनेट छैन: देखाइसकेको कुरा यहीँ रहन्छ, नयाँ कुरा देखाउन सकिँदैन।',
  signedOut: 'यस कम्प्युटरमा कार्यक्रमका आयोजकका रूपमा लगइन गर्नुहोस्, अनि यो पृष्ठ फेरि खोल्नुहोस्।',
  notYours: 'यस कम्प्युटरमा लगइन गर्ने व्यक्ति यस कार्यक्रमको आयोजक होइन।',
  moving: 'एकैछिन…',
  unmoved: 'त्यो पुगेन। इन्टरनेट आएपछि फेरि थिच्नुहोस्।',
  stays: 'घोषणा अगाडि बढेन। किन बढेन, चलाउने फोनमा लेखिएको छ।',
  end: 'यो अन्तिम चरण थियो।',
  full: 'पूरा पर्दामा हेर्नुहोस्',
  back: 'पछाडि',
  next: 'अर्को',
};
