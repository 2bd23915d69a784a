import type { WithdrawalRefusal } from '@pratibha/domain/refusals';

/** Why a registration may not be withdrawn. */
export const WITHDRAWAL_WORDS: Readonly<Record<WithdrawalRefusal, string>> = {
  'withdrawal-closed': 'दर्ता बन्द भइसक्यो, त्यसैले अब फिर्ता लिन मिल्दैन।',
  'withdrawal-reviewed': 'तपाईंको दर्ता हेरिसकिएको छ, त्यसैले अब फिर्ता लिन मिल्दैन।',
  'withdrawal-submitted': 'तपाईंले कृति बुझाइसक्नुभयो, त्यसैले अब दर्ता फिर्ता लिन मिल्दैन।',
};
