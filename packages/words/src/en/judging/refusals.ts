import type { JudgingRefusal } from '@pratibha/domain/judging/judging-refusals';

/** Why something may not be done with a round, its judges and their sheets. */
export const JUDGING_REFUSAL_WORDS: Readonly<Record<JudgingRefusal, string>> = {
  'too-many-rounds': 'An event has at most five rounds.',
  'round-is-open': 'This round is open: what was fixed then stays as it is.',
  'round-not-open': 'This round is not open yet. Open it first.',
  'round-over': 'This round is over.',
  'round-end-past': 'This end is over. Choose a later one.',
  'round-without-rubric': 'This round has no criteria yet.',
  'round-without-works': 'There is no work that this round would judge.',
  'round-too-large': 'These are more works than one round judges. Choose some of them by hand.',
  'rubric-in-use':
    'A sheet was sent by this rubric: only its sentences can change, and no weight, level or criterion.',
  'too-many-judges': 'A round has at most 200 judges.',
  'judge-not-taking-part': 'This judge has not accepted, or judges no more.',
  'judge-at-limit': 'This is one work more than this judge wants.',
  'work-not-in-round': 'This work is not judged in this round.',
  'work-not-to-judge': 'This work was rejected, or is of another event.',
  'conflict-of-interest': 'This judge has a conflict of interest with this work.',
  'already-assigned': 'This judge has this work already.',
  'too-many-common-works': 'At most two works are given to every judge.',
  'judging-not-begun': 'Judging has not begun yet.',
  'sheet-is-sent': 'This sheet was sent. Send it again to correct it.',
  'sheet-not-sent': 'This sheet is not sent, so it cannot count yet.',
  'own-sheets-unsent':
    'You judge in this round, and have sheets to send: until then you see no score of others.',
  'round-not-running': 'This round is not being judged now.',
  'round-is-paused': 'This round is paused already.',
  'round-not-paused': 'This round is not paused.',
  'judging-paused':
    'Judging is paused. What you sent stays as it is; send your change once it goes on.',
  'judge-end-too-early': 'Choose an end that is later than that of the round, and than now.',
  'call-is-open': 'You have called already. An organiser has been told.',
  'conflict-hinted':
    'They may know each other: see the hints of conflicts, and confirm or lift this one first.',
  'not-at-the-stand': 'This round is not judged at the stand.',
  'assigned-at-the-stand':
    'This round is judged at the stand: who stands there has the work, and nothing is assigned before.',
  'stand-taken': 'Another work of this round has this stand.',
  'stand-unknown': 'There is no such stand in this round.',
  'stand-changed': 'Another work is at this stand by now. Ask an organiser which one you scored.',
  'stand-in-conflict': 'You do not judge this work: you know who made it, or it is yours.',
  'stand-has-enough': 'This work has as many judges as it needs. You may be one more.',
  'stands-missing': 'No work of this round has a stand yet.',
  'as-many-as-wanted':
    'You have as many works as you wanted. An organiser can change how many that is.',
  'not-presented': 'The works of this round are not presented in a room.',
  'assigned-by-order':
    'The works of this round are presented: everybody of the panel has them in the order that is published.',
  'plan-missing': 'Say first when and where works are presented.',
  'order-missing': 'Draw the order first.',
  'order-published': 'The order is published, and people go by it. Take it back first.',
  'order-changed': 'Some times were changed and are not told yet. Publish the order again first.',
  'room-unknown': 'The plan has no such room.',
  'link-in-use':
    'Another device judges with this link. The organisers were told, and can let this one in.',
  'signed-in-here': 'Somebody else is signed in on this device. Sign out first.',
  'too-many-waiting': 'Many people wait here already. Ask an organiser.',
  'nobody-waits': 'They do not wait any more: somebody has decided, or the code was changed.',
  'guest-still-judges': 'They still judge. Take them out first, or wait until the round is over.',
};
