/** What is said to win visitors: the advert in each phase, and what search engines tell. */
export const ADVERTS_IN_NEPALI: Readonly<Record<string, string>> = {
  'Win cash and a scholarship': 'नगद र छात्रवृत्ति जित्नुहोस्',
  'Over one lakh Nrs in cash prizes and seven lakh Nrs in scholarships are waiting for your work.':
    'एक लाख रुपैयाँभन्दा बढीको नगद पुरस्कार र सात लाख रुपैयाँको छात्रवृत्तिले तपाईंको कृति पर्खिरहेको छ।',
  'Over one lakh Nrs in cash prizes and seven lakh Nrs in scholarships are waiting for your work. Registration opens on 24 June 2024.':
    'एक लाख रुपैयाँभन्दा बढीको नगद पुरस्कार र सात लाख रुपैयाँको छात्रवृत्तिले तपाईंको कृति पर्खिरहेको छ। दर्ता २०८१ असार १० (२४ जुन २०२४) मा खुल्छ।',
  'Over one lakh Nrs in cash prizes and seven lakh Nrs in scholarships are waiting for your work. Registration opens on 24 June 2025.':
    'एक लाख रुपैयाँभन्दा बढीको नगद पुरस्कार र सात लाख रुपैयाँको छात्रवृत्तिले तपाईंको कृति पर्खिरहेको छ। दर्ता २०८२ असार १० (२४ जुन २०२५) मा खुल्छ।',
  'The works are on their way': 'कृतिहरू आउँदै छन्',
  'Registration is closed. Come and see what was made: the event is on 16 August 2024.':
    'दर्ता बन्द भयो। के-के बन्यो, हेर्न आउनुहोस्: कार्यक्रम २०८१ साउन ३२ (१६ अगस्ट २०२४) मा हुन्छ।',
  'Registration is closed. Come and see what was made: the event is on 15 August 2025.':
    'दर्ता बन्द भयो। के-के बन्यो, हेर्न आउनुहोस्: कार्यक्रम २०८२ साउन ३० (१५ अगस्ट २०२५) मा हुन्छ।',
  'This edition is over': 'यो संस्करण सकियो',
  'Thank you to everybody who took part. The dates of the next edition will be announced here.':
    'भाग लिनुभएका सबैलाई धन्यवाद। अर्को संस्करणका मिति यहीँ घोषणा गरिनेछन्।',

  'A technology competition for +2 and equivalent students in Nepal. Over one lakh Nrs in cash prizes and seven lakh Nrs in scholarships. Register until 5 August 2024.':
    'नेपालका +२ वा सो सरहका विद्यार्थीका लागि प्रविधि प्रतियोगिता। एक लाख रुपैयाँभन्दा बढीको नगद पुरस्कार र सात लाख रुपैयाँको छात्रवृत्ति। २०८१ साउन २१ (५ अगस्ट २०२४) सम्म दर्ता गर्नुहोस्।',
  'A technology competition for +2 and equivalent students in Nepal. Over one lakh Nrs in cash prizes and seven lakh Nrs in scholarships. Register until 8 August 2025.':
    'नेपालका +२ वा सो सरहका विद्यार्थीका लागि प्रविधि प्रतियोगिता। एक लाख रुपैयाँभन्दा बढीको नगद पुरस्कार र सात लाख रुपैयाँको छात्रवृत्ति। २०८२ साउन २३ (८ अगस्ट २०२५) सम्म दर्ता गर्नुहोस्।',
  'Who may enter, the timeline, the two competitions and how they are judged, workshops, prizes and what to submit.':
    'कसले भाग लिन पाउँछ, कहिले के हुन्छ, दुई प्रतियोगिता र तिनको मूल्याङ्कन, कार्यशाला, पुरस्कार, अनि के बुझाउने।',
};
