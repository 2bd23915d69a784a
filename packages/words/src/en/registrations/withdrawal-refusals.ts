import type { WithdrawalRefusal } from '@pratibha/domain/refusals';

/** Why a registration may not be withdrawn. */
export const WITHDRAWAL_WORDS: Readonly<Record<WithdrawalRefusal, string>> = {
  'withdrawal-closed': 'Registration has closed, so you can no longer withdraw.',
  'withdrawal-reviewed': 'Your registration has been reviewed, so you can no longer withdraw.',
  'withdrawal-submitted': 'You have submitted work, so you can no longer withdraw.',
};
