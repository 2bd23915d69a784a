import type { NotAgain } from '@pratibha/domain/certificates/reissue';

const certificates = (count: number) =>
  count === 1 ? '1 certificate' : `${count.toLocaleString('en-US')} certificates`;

/** Certificates of a key that was stolen or lost, and issuing them again. */
export const REISSUE_WORDS = {
  disbelieved: (count: number) =>
    `${certificates(count)} ${count === 1 ? 'is' : 'are'} signed by a key that was stolen or lost, and nobody believes ${count === 1 ? 'it' : 'them'} any more.`,
  earlier: (count: number) =>
    `${certificates(count)} ${count === 1 ? 'was' : 'were'} signed by such a key on an earlier day: genuine for who can ask this site, and for nobody else.`,
  open: 'Issue Again',
  failed: 'Certificates of revoked keys could not be counted.',
  title: 'Issue certificates again',
  text: 'Each says the same and is signed by the key in use. The number before is revoked, says why, and names the new one; links and shared pages lead to the new one. Holders are told once, by bell and mail.',
  keys: (id: string, from: string) => `Key ${id}, revoked from ${from} on.`,
  which: 'Which ones',
  onlyDisbelieved: (count: number) => `Those that nobody believes: ${certificates(count)}`,
  andEarlier: (count: number) =>
    `Those of earlier days, too: ${certificates(count)}. Their papers count no more then.`,
  leftOut: 'Left out:',
  leftOutOf: (number: string, name: string | null, why: NotAgain) =>
    `${number}${name === null ? '' : `, ${name}`}: ${NOT_AGAIN_WORDS[why]}`,
  more: (count: number) => `and ${certificates(count)} more.`,
  submit: (count: number) => `Issue ${certificates(count)} Again`,
  submitting: 'Beginning…',
  begun: 'The certificates are being issued again. You can leave this page.',
  uncertain: 'It is not certain that this began. Look at the list before you try again.',
} as const;

const NOT_AGAIN_WORDS: Readonly<Record<NotAgain, string>> = {
  erased: 'the name is erased.',
  suspended: 'the account is closed.',
  'award-not-given': 'the award is not in results that are out.',
};
