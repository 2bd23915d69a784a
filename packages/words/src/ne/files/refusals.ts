import type { FileRefusal } from '@pratibha/domain/files/file-refusals';

/** Why a file is not taken in. */
export const FILE_REFUSAL_WORDS: Readonly<Record<FileRefusal, string>> = {
  'part-not-asked': 'यस कार्यक्रममा यो फाइल मागिएको छैन। पृष्ठ फेरि खोल्नुहोस्।',
  'file-empty': 'यो फाइल खाली छ। अर्को छान्नुहोस्।',
  'file-too-large': 'यो फाइल धेरै ठुलो छ। सानो बनाएर फेरि छान्नुहोस्।',
  'files-of-event-full':
    'यस कार्यक्रममा एक जनाले पठाउन मिल्नेजति तपाईंले पठाइसक्नुभयो। नबुझाउने फाइल हटाउनुहोस्।',
  'uploaded-too-often': 'एक जनाले एक दिनमा पठाउन मिल्नेजति तपाईंले पठाइसक्नुभयो। बाँकी भोलि पठाउनुहोस्।',
  'no-room-for-files':
    'सर्भरमा अहिले फाइल राख्ने ठाउँ छैन। केही बेरपछि फेरि प्रयास गर्नुहोस्, तपाईंको केही हराएको छैन।',
  'files-away': 'सर्भरले अहिले फाइल लिन सकेन। केही बेरपछि फेरि प्रयास गर्नुहोस्, तपाईंको केही हराएको छैन।',
  'file-handed-in': 'यो फाइल तपाईंले बुझाएको कृतिको भाग हो, त्यसैले हटाउन मिल्दैन।',
  'upload-offset': 'सर्भरसँग यस फाइलको अर्कै भाग छ। कहाँबाट पठाउने सर्भरलाई सोध्नुहोस्।',
  'upload-held': 'यो फाइल अर्को विन्डो वा डिभाइसबाट पठाइँदै छ।',
  'upload-unreadable':
    'यो अपलोड बुझिएन। Upload-Length, Upload-Offset र Upload-Metadata tus 1.0 अनुसार पठाउनुहोस्।',
  'upload-other-version': 'सर्भरले tus 1.0 मात्र बुझ्छ। Tus-Resumable: 1.0.0 पठाउनुहोस्। केही बदलिएन।',
};

/** Beside the refusal of another content type. */
export const UPLOAD_TYPE_DETAIL = 'application/offset+octet-stream का रूपमा पठाउनुहोस्। केही बदलिएन।';
