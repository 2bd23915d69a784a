import type { EditionContent } from '@pratibha/domain/editions/content';

/** What the guidelines say before a college has written them. */
export const FIRST_GUIDELINES: EditionContent['guidelines'] = {
  heading: 'Guidelines',
  lead: 'Everything you need to take part: who may enter, what happens when, what to make and how it is judged.',
  objective: {
    heading: 'Objective',
    text: 'To show what young people can make, to have it judged by people who know the craft, and to reward the best work.',
  },
  eligibility: { heading: 'Eligibility', text: 'Students of +2 or equivalent.' },
  flow: {
    heading: 'How it goes',
    steps: [
      { title: 'Sign in', text: 'With the account you have: you need no extra password.' },
      { title: 'Register', text: 'Complete your profile and answer a few questions.' },
      { title: 'Make your work', text: 'The work you want to be judged by.' },
      { title: 'Submit it', text: 'A link to your work and a description.' },
      { title: 'Show it', text: 'Come to the event.' },
    ],
  },
  submission: {
    heading: 'Submission guidelines',
    lead: 'Put these into one package and send us the link.',
    items: [
      { title: 'Your work', text: 'Its files, or a link where it can be seen.' },
      { title: 'Description', text: 'What it is, for whom, and why.' },
    ],
  },
  ready: { heading: 'Ready?', text: 'Sign in, complete your profile and choose your event.' },
};
