/**
 * What the product stores of people, in the words and the order of the privacy notice. Whoever
 * makes a table that holds something of a person names one of these (`personalData`).
 */
const STORED = {
  account:
    '**Your account**: name, e-mail address and the address of your picture, as the service you sign in with gives them, the number by which that service knows you, the language in which you read, and when you joined and last signed in. There is no password here.',
  profile:
    '**Your profile**, as you enter it: mobile number, date of birth, gender, address, and the name and address of your college.',
  part: '**Your part in the competition**: the events you registered for and your answers to their questions, also to those that you are asked once you are shortlisted, when you said that you cannot come, the works you submitted with every version of them, whether they may be shown and you named with them, under which address they are shown, and what the organisers decided and remarked.',
  files:
    '**Files that you send**: their bytes as you sent them, with name, size, times and a fingerprint, and how much you began to send on a day. What you do not hand in goes after 7 days, what did not arrive whole or was a trial after a day.',
  enquiries:
    '**What you asked the organisers**, and what they answered. An answer for everybody stays when you are erased: without your name, and with the question as the organisers put it.',
  desk: '**What organisers note of you among themselves**, and words by which they sort. Pages and downloads do not show it; whoever asks the organisers gets a copy of it with all the rest. A decision that they prepare is in neither before it is made.',
  changed:
    '**What you took back**: of a registration that you withdrew your answers, until the registration of the event closes or you have them forgotten; of answers that you changed those before, until the organisers decide.',
  waiting:
    '**Your place on waiting lists**: since when you wait, your answers as long as you do, until when a place was held for you, and how it ended. Once you wait no longer the answers are gone, or become those of your registration. Also of which event you asked to be told that it opens or has a place, until you are.',
  messages:
    '**Messages to you**: what you were told in the product and by mail, when, and whether you read it; what you chose to be told by mail, and an address that refused our mails.',
  sessions:
    '**Sessions**: when you signed in and were last here, on which devices you are signed in.',
  changes:
    '**A record of changes**: who changed what and when, so that decisions can be explained.',
  calendar: '**A link for your calendar**, if you make one, as a fingerprint only.',
  erasure:
    '**A wish to be erased**, with its reason if you gave one, until it is fulfilled or taken back.',
  judging:
    '**Judging**: of works which judges look at them, and their scores and comments; of judges the rounds they were asked to judge, what they answered, their score sheets, what they nominated, what they chose in a final, what they called organisers for, and in a hall at which stands they were, or in which room they sat; of a guest who judges without an account the name and the browser, until an organiser removes them or the year is over; of who asks to judge in a room the same, until they are let in or refused, for 18 hours at most.',
  results:
    '**Results**: which award your work gets, and what you read of its judging once results are out; organisers may name you in the hall where awards are told. When you are erased the award stays, as one of a participant.',
  certificates:
    '**Certificates**: what was certified of you, with your name as it is printed, its number and day, whether it counts, and, if you shared it, the link; and how you said that your name stands; of whoever helped without an account the name and e-mail address that organisers entered, until they take them off their list. When you are erased your name goes from them here. They stay provable for whoever holds one.',
  offline:
    '**On your own device**, while you are signed in there: who you are, the events and your registrations, so that these pages can be read without a network. It never leaves the device, is shown for 7 days at most, and goes when you log out or somebody else signs in there.',
  organising:
    '**Of organisers** also the events they work on, which registrations and works are theirs to look at, by what they filter lists, the set answers they keep for themselves, the keys they made for programs, as fingerprints, what of these pages they wrote, which announcements wait in their name, and the addresses of those whom they invited, until these sign in or the invitation is long over.',
} as const;
export type Stored = keyof typeof STORED;

/**
 * In its place a privacy notice says what this release stores, also where a college wrote the rest
 * itself.
 */
export const WHAT_IS_STORED = '{{what_is_stored}}';

/** A privacy notice with what is stored, as Markdown. */
export function withStored(text: string): string {
  const list = Object.values(STORED).map((sentence) => `- ${sentence}`);
  return text.replace(WHAT_IS_STORED, () => list.join('\n'));
}
