import type { EditionContent } from '@pratibha/domain/editions/content';

type Guidelines = EditionContent['guidelines'];

const TO_HAND_IN: Guidelines['submission'] = {
  heading: 'Submission guidelines',
  lead: 'Put these into one package and send us the link.',
  items: [
    { title: 'Your work', text: 'Its files, or a link where it can be seen.' },
    { title: 'Description', text: 'What it is, for whom, and why.' },
  ],
};

const TO_BRING: Guidelines['submission'] = {
  heading: 'What to bring',
  lead: 'There is nothing to hand in before. Bring this to the event.',
  items: [{ title: 'Your work', text: 'Ready to be shown.' }],
};

/**
 * What the guidelines say before a college has written them.
 * @param audience who may take part
 * @param handsIn whether works are handed in before the event
 */
export function firstGuidelines(audience: string, handsIn: boolean): Guidelines {
  return {
    heading: 'Guidelines',
    lead: 'Everything you need to take part: who may enter, what happens when, what to make and how it is judged.',
    objective: {
      heading: 'Objective',
      text: 'To show what young people can make, to have it judged by people who know the craft, and to reward the best work.',
    },
    eligibility: { heading: 'Eligibility', text: `Open to: ${audience}.` },
    flow: {
      heading: 'How it goes',
      steps: [
        { title: 'Sign in', text: 'With the account you have: you need no extra password.' },
        { title: 'Register', text: 'Complete your profile and answer a few questions.' },
        { title: 'Make your work', text: 'The work you want to be judged by.' },
        ...(handsIn
          ? [{ title: 'Submit it', text: 'A link to your work and a description.' }]
          : []),
        { title: 'Show it', text: 'Come to the event.' },
      ],
    },
    submission: handsIn ? TO_HAND_IN : TO_BRING,
    ready: { heading: 'Ready?', text: 'Sign in, complete your profile and choose your event.' },
  };
}
