import type { Template } from '@pratibha/domain/certificates/template';

const CERTIFIES = 'This is to certify that';

/** What the certificates of an edition say until somebody writes something else. */
export const DEFAULT_TEMPLATE: Template = {
  kinds: {
    'taken-part': {
      en: {
        heading: 'Certificate of Participation',
        above: CERTIFIES,
        text: 'took part in {{event}} at {{edition}}, organised by {{organiser}}.',
      },
      ne: {
        heading: 'सहभागिता प्रमाणपत्र',
        above: '',
        text: '{{name}} ले {{organiser}} द्वारा आयोजित {{edition}} अन्तर्गत {{event}} मा सहभागिता जनाउनुभएकोले यो प्रमाणपत्र प्रदान गरिएको छ।',
      },
    },
    prize: {
      en: {
        heading: 'Certificate of Achievement',
        above: CERTIFIES,
        text: 'won {{award}} in {{event}} at {{edition}}, organised by {{organiser}}.',
      },
      ne: {
        heading: 'उत्कृष्टता प्रमाणपत्र',
        above: '',
        text: '{{name}} ले {{organiser}} द्वारा आयोजित {{edition}} अन्तर्गत {{event}} मा {{award}} प्राप्त गर्नुभएकोले यो प्रमाणपत्र प्रदान गरिएको छ।',
      },
    },
    judge: {
      en: {
        heading: 'Certificate of Appreciation',
        above: CERTIFIES,
        text: 'served as a judge for {{event}} at {{edition}}, organised by {{organiser}}. We are grateful for their time and care.',
      },
      ne: {
        heading: 'कदरपत्र',
        above: '',
        text: '{{edition}} अन्तर्गत {{event}} मा निर्णायकको भूमिका निर्वाह गरी अमूल्य योगदान पुर्‍याउनुभएकोमा {{name}} लाई {{organiser}} यो कदरपत्र प्रदान गर्दछ।',
      },
    },
    volunteer: {
      en: {
        heading: 'Certificate of Appreciation',
        above: CERTIFIES,
        text: 'helped as a volunteer at {{edition}}, organised by {{organiser}}. Without their help it would not have happened.',
      },
      ne: {
        heading: 'कदरपत्र',
        above: '',
        text: '{{edition}} मा स्वयंसेवकका रूपमा महत्त्वपूर्ण योगदान पुर्‍याउनुभएकोमा {{name}} लाई {{organiser}} यो कदरपत्र प्रदान गर्दछ।',
      },
    },
    workshop: {
      en: {
        heading: 'Certificate of Completion',
        above: CERTIFIES,
        text: 'attended the workshop {{event}} at {{edition}}, organised by {{organiser}}.',
      },
      ne: {
        heading: 'कार्यशाला प्रमाणपत्र',
        above: '',
        text: '{{name}} ले {{organiser}} द्वारा आयोजित {{edition}} अन्तर्गत {{event}} कार्यशालामा सहभागिता जनाउनुभएकोले यो प्रमाणपत्र प्रदान गरिएको छ।',
      },
    },
  },
  signatures: [],
  seal: null,
};
