import { type FieldPath, fieldAt, type PicturePath } from '@pratibha/domain/editions/field-paths';
import { isFields, isList, type Json } from '@pratibha/domain/editions/json';
import { SET_UP_LABELS } from './set-up-labels.ts';
import { ofSteps, STEP_WINDOW_LABELS } from './step-labels.ts';
import { VENUE_LABELS } from './venue-labels.ts';

/** What is called alike of every picture. */
const PICTURE_LABELS: Readonly<Record<PicturePath, string>> = {
  file: 'Picture',
  width: 'Width',
  height: 'Height',
  alt: 'What it shows',
  caption: 'Caption',
  focus: 'Focus',
  'focus.x': 'Focus, percent from the left',
  'focus.y': 'Focus, percent from the top',
};

function ofPicture<Path extends string>(path: Path) {
  const labels = Object.entries(PICTURE_LABELS).map(([name, label]) => [`${path}.${name}`, label]);
  return Object.fromEntries(labels) as Record<`${Path}.${PicturePath}`, string>;
}

/** What the fields of an edition are called; a star stands for each entry of a list. */
const EDITION_LABELS: Readonly<Record<FieldPath, string>> = {
  year: 'Year',
  ordinal: 'Which edition it is',
  title: 'Title',
  shortTitle: 'Short title',
  tagline: 'Tagline',
  blurb: 'In a few sentences',
  headline: 'Headline',
  audience: 'Who can take part',
  organiser: 'Organiser',
  dates: 'Dates',
  'dates.registrationOpens': 'Registration opens',
  'dates.firstDeadline': 'First deadline, before it was extended',
  'dates.registrationCloses': 'Registration closes',
  'dates.submissionsOpen': 'Submission opens',
  'dates.submissionsClose': 'Submission closes',
  'dates.eventDay': 'The event begins',
  'dates.eventEnds': 'The event ends',
  registration: 'Registration',
  'registration.questions': 'What a new event asks at first',
  contact: 'Contact',
  'contact.phone': 'Phone',
  'contact.website': 'Website',
  'contact.email': 'E-mail address',
  place: 'Place',
  'place.name': 'Name',
  'place.address': 'Address',
  'place.locality': 'Town',
  'place.latitude': 'Latitude',
  'place.longitude': 'Longitude',
  'place.mapOnPress': 'Map in the footer only when somebody presses',
  ...VENUE_LABELS,
  details: 'Details',
  'details.eyebrow': 'Line above the heading',
  'details.heading': 'Heading',
  'details.text': 'Text',
  'details.prize': 'What there is to win',
  'details.prize.*': 'Part',
  'details.facts': 'Facts',
  'details.facts.*': 'Fact',
  'details.facts.*.label': 'Label',
  'details.facts.*.value': 'Value',
  timeline: 'Timelines',
  'timeline.landing': 'Timeline of the landing page',
  'timeline.landing.eyebrow': 'Line above the heading',
  'timeline.landing.heading': 'Heading',
  'timeline.landing.steps': 'Steps',
  ...ofSteps('timeline.landing.steps'),
  'timeline.guidelines': 'Timeline of the guidelines',
  'timeline.guidelines.heading': 'Heading',
  'timeline.guidelines.note': 'Note',
  'timeline.guidelines.steps': 'Steps',
  ...ofSteps('timeline.guidelines.steps'),
  competitions: 'Competitions',
  'competitions.eyebrow': 'Line above the heading',
  'competitions.heading': 'Heading',
  'competitions.structure': 'Heading in the guidelines',
  'competitions.all': 'Competitions',
  'competitions.all.*': 'Competition',
  'competitions.all.*.name': 'Name',
  'competitions.all.*.drawing': 'Drawing above it',
  'competitions.all.*.pitch': 'In one sentence',
  'competitions.all.*.categories': 'Categories',
  'competitions.all.*.categories.*': 'Category',
  'competitions.all.*.make': 'What is to be made',
  'competitions.all.*.rules': 'Rules',
  'competitions.all.*.rules.*': 'Rule',
  'competitions.all.*.criteria': 'Criteria',
  'competitions.all.*.criteria.*': 'Criterion',
  prizes: 'Prizes',
  'prizes.eyebrow': 'Line above the heading',
  'prizes.heading': 'Heading in the guidelines',
  'prizes.currency': 'Currency',
  'prizes.groups': 'Prizes by competition',
  'prizes.groups.*': 'Competition',
  'prizes.groups.*.competition': 'Name of the competition',
  'prizes.groups.*.prizes': 'Prizes',
  'prizes.groups.*.prizes.*': 'Prize',
  'prizes.groups.*.prizes.*.rank': 'Rank',
  'prizes.groups.*.prizes.*.place': 'Place, in words',
  'prizes.groups.*.prizes.*.cash': 'Cash',
  'prizes.groups.*.prizes.*.scholarship': 'Scholarship up to',
  'prizes.groups.*.prizes.*.note': 'What was announced otherwise',
  gallery: 'Gallery',
  'gallery.eyebrow': 'Line above the heading',
  'gallery.heading': 'Heading',
  'gallery.note': 'Note',
  'gallery.pictures': 'Pictures',
  'gallery.pictures.*': 'Picture',
  ...ofPicture('gallery.pictures.*'),
  testimonials: 'Voices',
  'testimonials.eyebrow': 'Line above the heading',
  'testimonials.heading': 'Heading',
  'testimonials.all': 'Voices',
  'testimonials.all.*': 'Voice',
  'testimonials.all.*.quote': 'What is said',
  'testimonials.all.*.role': 'Who says it',
  about: 'About us',
  'about.eyebrow': 'Line above the heading',
  'about.heading': 'Heading',
  'about.text': 'Paragraphs',
  'about.text.*': 'Paragraph',
  faq: 'Questions and answers',
  'faq.eyebrow': 'Line above the heading',
  'faq.heading': 'Heading',
  'faq.all': 'Questions',
  'faq.all.*': 'Question',
  'faq.all.*.question': 'Question',
  'faq.all.*.answer': 'Answer',
  sponsors: 'Sponsors',
  'sponsors.eyebrow': 'Line above the heading',
  'sponsors.heading': 'Heading',
  'sponsors.all': 'Sponsors',
  'sponsors.all.*': 'Sponsor',
  'sponsors.all.*.name': 'Name',
  'sponsors.all.*.link': 'Link',
  'sponsors.all.*.tier': 'Tier',
  'sponsors.all.*.logo': 'Logo',
  ...ofPicture('sponsors.all.*.logo'),
  team: 'Team',
  'team.eyebrow': 'Line above the heading',
  'team.heading': 'Heading',
  'team.all': 'People',
  'team.all.*': 'Person',
  'team.all.*.name': 'Name',
  'team.all.*.role': 'Role',
  'team.all.*.link': 'Link',
  'team.all.*.photo': 'Photograph',
  ...ofPicture('team.all.*.photo'),
  news: 'News',
  'news.eyebrow': 'Line above the heading',
  'news.heading': 'Heading',
  'news.all': 'Items',
  'news.all.*': 'Item',
  'news.all.*.date': 'Day',
  'news.all.*.title': 'Title',
  'news.all.*.text': 'Text',
  sections: 'Sections of the landing page',
  'sections.*': 'Section',
  'sections.*.name': 'Section',
  'sections.*.shown': 'Shown',
  'legal.privacy': 'Privacy notice',
  'legal.privacy.title': 'Title',
  'legal.privacy.updated': 'Day of the last change',
  'legal.privacy.text': 'Text',
  'legal.rules': 'Rules of participation',
  'legal.rules.title': 'Title',
  'legal.rules.updated': 'Day of the last change',
  'legal.rules.text': 'Text',
  legal: 'Legal pages',
  look: 'Look',
  'look.accent': 'Accent colour',
  'look.logo': 'Logo',
  ...ofPicture('look.logo'),
  guidelines: 'Guidelines',
  'guidelines.heading': 'Heading',
  'guidelines.lead': 'Introduction',
  'guidelines.objective': 'Objective',
  'guidelines.objective.heading': 'Heading',
  'guidelines.objective.text': 'Text',
  'guidelines.eligibility': 'Eligibility',
  'guidelines.eligibility.heading': 'Heading',
  'guidelines.eligibility.text': 'Text',
  'guidelines.flow': 'How it goes',
  'guidelines.flow.heading': 'Heading',
  'guidelines.flow.steps': 'Steps',
  'guidelines.flow.steps.*': 'Step',
  'guidelines.flow.steps.*.title': 'Title',
  'guidelines.flow.steps.*.text': 'Text',
  'guidelines.submission': 'Handing in',
  'guidelines.submission.heading': 'Heading',
  'guidelines.submission.lead': 'Introduction',
  'guidelines.submission.items': 'What to hand in',
  'guidelines.submission.items.*': 'Item',
  'guidelines.submission.items.*.title': 'Title',
  'guidelines.submission.items.*.text': 'Text',
  'guidelines.ready': 'Call at the end',
  'guidelines.ready.heading': 'Heading',
  'guidelines.ready.text': 'Text',
  workshops: 'Workshops',
  'workshops.opens': 'Registration for workshops opens',
  'workshops.closes': 'Registration for workshops closes',
  'workshops.formUrl': 'Form for registering',
  'workshops.popup': 'Popup',
  'workshops.popup.title': 'Title',
  'workshops.popup.text': 'Text',
  'workshops.popup.action': 'Button',
  'workshops.heading': 'Heading in the guidelines',
  'workshops.programme': 'Programme',
  'workshops.programme.*': 'Workshop',
  'workshops.programme.*.name': 'Name',
  'workshops.programme.*.length': 'Length',
  'workshops.programme.*.about': 'What it is about',
  'workshops.programme.*.segments': 'Parts',
  'workshops.programme.*.segments.*': 'Part',
  'workshops.programme.*.segments.*.title': 'Title',
  'workshops.programme.*.segments.*.length': 'Length',
  advert: 'Advert',
  'advert.upcoming': 'Before registration',
  'advert.upcoming.title': 'Title',
  'advert.upcoming.text': 'Text',
  'advert.open': 'While registration is open',
  'advert.open.title': 'Title',
  'advert.open.text': 'Text',
  'advert.closed': 'After the deadline',
  'advert.closed.title': 'Title',
  'advert.closed.text': 'Text',
  'advert.over': 'When it is over',
  'advert.over.title': 'Title',
  'advert.over.text': 'Text',
  descriptions: 'Descriptions for search engines',
  'descriptions.landing': 'Landing page',
  'descriptions.guidelines': 'Guidelines',
};

const WHOLE = 'The whole edition';

const LABELS: Readonly<Record<string, string>> = {
  ...EDITION_LABELS,
  ...SET_UP_LABELS,
  ...STEP_WINDOW_LABELS,
};

/**
 * What a field is called by its pattern; one that nobody has named keeps its name.
 */
export function editionLabel(path: string): string {
  return LABELS[path] ?? path;
}

/**
 * What a JSON pointer into an edition leads to, from the section on: 'Competitions › Competition 2
 * › Name'; what leads nowhere is the whole. Lists that have the name of what they stand in are not
 * said twice.
 * @param content whose pointer it is: it says which of the landing page's sections is meant
 */
export function placeWords(pointer: string, content?: Json): string {
  if (pointer === '') return WHOLE;
  return wordsOnTheWay(pointer, { content }).join(' › ');
}

/**
 * What a field is called that no other of its form is: 'Name, Competition 2', 'Paragraph 1'. What
 * it stands in is said from the heading of the form on.
 */
export function nameInForm(pointer: string): string {
  const above = pointer.startsWith('/setUp/') ? 2 : 1;
  return wordsOnTheWay(pointer, { above }).toReversed().join(', ');
}

type Way = { readonly above?: number; readonly content?: Json | undefined };

/** Leaves out so many names at the beginning, but never all of them. */
function wordsOnTheWay(pointer: string, { above = 0, content }: Way): string[] {
  const { path, entries } = fieldAt(pointer);
  const names = path.split('.');
  let entry = 0;
  const words = names.map((name, index) => {
    const label = editionLabel(names.slice(0, index + 1).join('.'));
    if (name !== '*') return names[index + 1] === '*' ? null : label;
    entry += 1;
    const number = entries[entry - 1] ?? 0;
    return sectionNamed(names, number, content) ?? `${label} ${number}`;
  });
  return words.slice(Math.min(above, names.length - 1)).filter((word) => word !== null);
}

/** What the section of the landing page that stands there is called; null in another list. */
function sectionNamed([list]: readonly string[], number: number, content?: Json): string | null {
  if (list !== 'sections' || !isFields(content)) return null;
  const { sections } = content;
  const section = isList(sections) ? sections[number - 1] : undefined;
  const name = isFields(section) ? section['name'] : null;
  return typeof name === 'string' ? editionLabel(name) : null;
}
