import type { EditionContent } from '@pratibha/domain/editions/content';

/**
 * What the guidelines say (R2.24 to R2.30), besides timeline, competitions, workshops and prizes.
 */
export const GUIDELINES: EditionContent['guidelines'] = {
  heading: 'Guidelines',
  lead: 'Everything you need to take part: who may enter, what happens when, what to make and how it is judged.',
  objective: {
    heading: 'Objective',
    text: 'To showcase and evaluate the skills of young innovators in graphic design, artificial intelligence and web design, and to reward the best work with cash prizes and scholarships.',
  },
  eligibility: {
    heading: 'Eligibility',
    text: 'Students who have just completed 12th grade or equivalent.',
  },
  flow: {
    heading: 'How it goes',
    steps: [
      { title: 'Sign in', text: 'With your Google account.' },
      { title: 'Register for events', text: 'Complete your profile and answer one question.' },
      { title: 'Attend workshops', text: 'AI, web design and graphic design.' },
      { title: 'Perform designs/projects', text: 'Make the work you want to be judged by.' },
      { title: 'Submit works', text: 'A link to your work and a description.' },
      { title: 'Win prizes', text: 'Cash prizes and scholarships.' },
    ],
  },
  submission: {
    heading: 'Submission guidelines',
    lead: 'Put these into one package and send us the link.',
    items: [
      { title: 'Project file', text: 'One zip or rar archive.' },
      {
        title: 'Description',
        text: 'What it is, for whom, and why. Max 500 words for AI & Web Design.',
      },
      { title: 'README', text: 'With the steps to set it up.' },
      { title: 'Source code', text: 'All of it, so that the jury can read it.' },
      { title: 'Demo link or video', text: 'Optional, and often what convinces.' },
    ],
  },
  ready: { heading: 'Ready?', text: 'Sign in, complete your profile and choose your event.' },
};
