import type { EditionContent } from '@pratibha/domain/editions/content';
import { LEAST_CONTENT, PICTURE } from '@pratibha/domain/editions/content-cases';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { headOf } from '../../../../entry/heads.ts';
import { Footer } from '../../../../shell/frame/Footer.tsx';
import { FooterMap } from '../../../../shell/frame/FooterMap.tsx';
import { EditionContentProvider } from '../edition-content.ts';
import { styleOf } from '../extra-style.ts';
import { footerEdition } from '../footer-edition.ts';
import { GuidelinesIntro, GuidelinesRules } from '../guidelines/GuidelinesParts.tsx';
import { Privacy } from '../legal/LegalPages.tsx';
import { InvitingLink } from './Invitation.tsx';
import { SectionsAfter, SectionsBefore } from './LandingSections.tsx';

function pageOf(Part: ComponentType, content: EditionContent): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <EditionContentProvider value={content}>
      <Part />
    </EditionContentProvider>,
  );
  return place;
}
const idsOf = (place: HTMLElement) => Array.from(place.querySelectorAll('section'), ({ id }) => id);
const tinted = (place: HTMLElement) =>
  Array.from(place.querySelectorAll('section'), (each) => each.classList.length > 1);

const FULL: EditionContent = {
  ...LEAST_CONTENT,
  sections: LEAST_CONTENT.sections.map(({ name }) => ({ name, shown: true })),
  testimonials: { ...LEAST_CONTENT.testimonials, all: [{ quote: 'Well made.', role: 'A guest' }] },
  about: { ...LEAST_CONTENT.about, text: ['We do it.'] },
  faq: { ...LEAST_CONTENT.faq, all: [{ question: 'May I?', answer: '- **yes**\n- no' }] },
  team: { ...LEAST_CONTENT.team, all: [{ name: 'Asha', role: 'Desk', link: null, photo: null }] },
  sponsors: {
    ...LEAST_CONTENT.sponsors,
    all: [
      { name: 'One', link: 'https://one.example', tier: 'Gold', logo: null },
      { name: 'Two', link: null, tier: 'Silver', logo: null },
      { name: 'Three', link: null, tier: 'Gold', logo: null },
    ],
  },
  news: {
    ...LEAST_CONTENT.news,
    all: [
      { date: '2030-05-01', title: 'Old', text: 'Old' },
      { date: '2030-06-01', title: 'New', text: '# New' },
    ],
  },
};

test('at first the sections are those of always, every second one tinted', () => {
  const after = pageOf(SectionsAfter, LEAST_CONTENT);
  expect(idsOf(pageOf(SectionsBefore, LEAST_CONTENT))).toEqual(['details']);
  expect(idsOf(after)).toEqual(['competitions', 'prizes', 'gallery']);
  expect(tinted(after)).toEqual([false, true, false]);
});

test('sections stand in their order, above and below the timeline', () => {
  const sections = FULL.sections.toReversed();
  const content = { ...FULL, sections };
  const names = sections.map(({ name }) => name);
  const at = names.indexOf('timeline');
  expect(idsOf(pageOf(SectionsBefore, content))).toEqual(names.slice(0, at));
  expect(idsOf(pageOf(SectionsAfter, content))).toEqual(names.slice(at + 1));
});

test('without the timeline all of them stand above its place', () => {
  const sections = FULL.sections.map(({ name }) => ({ name, shown: name === 'faq' }));
  const content = { ...FULL, sections };
  expect(idsOf(pageOf(SectionsBefore, content))).toEqual(['faq']);
  expect(idsOf(pageOf(SectionsAfter, content))).toEqual([]);
});

test('who is invited reads what they can do in each phase', () => {
  const [link, ...others] = pageOf(InvitingLink, FULL).querySelectorAll('a');
  expect(others).toEqual([]);
  expect(link?.getAttribute('href')).toBe('/user/events');
  const labels = Array.from(link?.children ?? [], (each) => [
    each.getAttribute('data-in'),
    each.textContent,
  ]);
  expect(labels).toEqual([
    ['early', 'Register Now'],
    ['late', 'See the events'],
  ]);
});

test('news are newest first, sponsors by tier, links only where there are some', () => {
  const place = pageOf(SectionsAfter, FULL);
  const texts = (selector: string) =>
    Array.from(place.querySelectorAll(selector), ({ textContent }) => textContent);
  expect(texts('#news h3')).toEqual(['New', 'Old']);
  expect(texts('#news h4')).toEqual(['New']);
  expect(texts('#sponsors h3')).toEqual(['Gold', 'Silver']);
  expect(texts('#sponsors li')).toEqual(['One', 'Three', 'Two']);
  expect(texts('#sponsors a, #team a')).toEqual(['One']);
  expect(texts('#faq details strong')).toEqual(['yes']);
});

test('a section that is on and has nothing in it is not there', () => {
  const { testimonials, about, prizes } = LEAST_CONTENT;
  const content = { ...FULL, testimonials, about, prizes: { ...prizes, groups: [] } };
  const shown = idsOf(pageOf(SectionsAfter, content));
  for (const name of ['testimonials', 'about', 'prizes']) expect(shown).not.toContain(name);
});

test('without coordinates nobody reads any, and there is the address instead of a map', () => {
  const { place } = LEAST_CONTENT;
  const nowhere = { ...FULL, place: { ...place, latitude: null, longitude: null } };
  const eventOf = (content: EditionContent) => headOf('landing', '/', null, content).jsonLd[0];
  expect(eventOf(FULL)?.['location']).toHaveProperty('geo');
  expect(eventOf(nowhere)?.['location']).not.toHaveProperty('geo');
  const footerOf = (content: EditionContent) =>
    pageOf(() => <FooterMap place={content.place} />, content);
  expect(footerOf(FULL).querySelectorAll('button, a')).toHaveLength(2);
  expect(footerOf(nowhere).querySelectorAll('button, a')).toHaveLength(0);
  expect(footerOf(nowhere).textContent).toBe(place.address);
});

test('the venue of the events stands among the details, and search engines read it', () => {
  const { venue } = LEAST_CONTENT;
  const inHall = {
    ...FULL,
    venue: { ...venue, name: 'City Hall', room: 'Hall B', map: 'https://maps.example/hall' },
  };
  const linkOf = (content: EditionContent) =>
    pageOf(SectionsBefore, content).querySelector('#details dd a');
  expect(linkOf(FULL)).toBeNull();
  expect(linkOf(inHall)?.textContent).toBe('Hall B, City Hall');
  expect(linkOf(inHall)?.getAttribute('href')).toBe('https://maps.example/hall');
  const [data] = headOf('landing', '/', null, inHall).jsonLd;
  expect(data?.['location']).toEqual({
    '@type': 'Place',
    name: 'Hall B, City Hall',
    address: { '@type': 'PostalAddress', addressCountry: 'NP', addressLocality: 'Locality' },
    hasMap: 'https://maps.example/hall',
  });
});

test('search engines read the questions that the page shows, and no others', () => {
  const kinds = (content: EditionContent) =>
    headOf('landing', '/', null, content).jsonLd.map((data) => data['@type']);
  expect(kinds(LEAST_CONTENT)).toEqual(['EducationEvent']);
  expect(kinds(FULL)).toEqual(['EducationEvent', 'FAQPage']);
  expect(headOf('landing', '/', null, FULL).jsonLd[1]).toMatchObject({
    mainEntity: [{ name: 'May I?', acceptedAnswer: { '@type': 'Answer' } }],
  });
});

test('a legal page has one title, and its texts begin one level below', () => {
  const privacy = { title: 'Privacy', updated: '2030-05-01', text: '# What\n\nText' };
  const legal = { ...FULL.legal, privacy };
  const place = pageOf(Privacy, { ...FULL, legal });
  const heads = Array.from(place.querySelectorAll('h1, h2'), ({ tagName }) => tagName);
  expect(heads).toEqual(['H1', 'H2']);
  expect(headOf('privacy', '/privacy', null, { ...FULL, legal })).toMatchObject({
    ...{ canonical: '/privacy', title: 'Privacy · Title 2030' },
  });
});

test('a page brings a style along only where it needs one', () => {
  expect(styleOf('<p>plain</p>', FULL)).toBe('');
  const accented = { ...FULL, look: { accent: '#0b6b3a', logo: null } };
  expect(styleOf('<p>plain</p>', accented)).toMatch(/^:root:root\{--action:#0b6b3a;--[^}<]*\}$/);
});

test('a picture keeps its place, is fetched as small as will do, and keeps its focus in sight', () => {
  const caption = 'The <b>first</b> prize';
  const alt = 'A "stage" & people';
  const pictures = [PICTURE, { ...PICTURE, alt, caption, focus: { x: 0, y: 30 } }];
  const content = { ...FULL, gallery: { ...FULL.gallery, pictures } };
  const place = pageOf(SectionsAfter, content);
  const [first, second] = place.querySelectorAll('#gallery li a');
  expect(first?.getAttribute('href')).toBe(`/pictures/${PICTURE.file}-1200.webp`);
  const image = first?.querySelector('img');
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1200', '800']);
  expect(first?.querySelector('source')?.getAttribute('srcset')).toBe(
    [480, 960, 1200].map((wide) => `/pictures/${PICTURE.file}-${wide}.avif ${wide}w`).join(', '),
  );
  expect(image?.getAttribute('class')).toBeNull();
  expect(second?.querySelector('img')?.alt).toBe(alt);
  expect(second?.textContent).toBe(caption);
  expect(second?.getAttribute('aria-label')).toBe(`Enlarge: ${caption}. ${alt}`);
  expect(styleOf(place.innerHTML, content)).toContain('.f-0-30{object-position:0% 30%}');
  expect(place.innerHTML).not.toContain('style=');
});

test('without pictures there is no gallery', () => {
  const content = { ...FULL, gallery: { ...FULL.gallery, pictures: [] } };
  expect(idsOf(pageOf(SectionsAfter, content))).not.toContain('gallery');
});

test('logos and photographs stand with whom they show, and a logo takes the place of the mark', () => {
  const [team, sponsors] = [FULL.team.all, FULL.sponsors.all];
  const content = {
    ...FULL,
    team: { ...FULL.team, all: team.map((each) => ({ ...each, photo: PICTURE })) },
    sponsors: { ...FULL.sponsors, all: sponsors.map((each) => ({ ...each, logo: PICTURE })) },
  };
  const place = pageOf(SectionsAfter, content);
  expect(place.querySelectorAll('#team .x-photo img')).toHaveLength(1);
  expect(place.querySelectorAll('#sponsors .x-logo img')).toHaveLength(3);
  const style = styleOf('', { ...FULL, look: { accent: null, logo: PICTURE } });
  expect(style).toContain(`[data-mark]{background-image:url(/pictures/${PICTURE.file}-1200.webp);`);
});

test.each([
  ['a tall one', 200, 800, null],
  ['a square one', 400, 400, null],
  ['nearly a square', 560, 400, null],
  ['a wide one', 600, 400, '3.00rem'],
  ['four times as wide as high', 1200, 300, '8.00rem'],
  ['a banner', 1600, 100, '8.00rem'],
])('a logo has its own shape in the head, %s', (_, width, height, wide) => {
  const logo = { ...PICTURE, width, height };
  const style = styleOf('', { ...FULL, look: { accent: null, logo } });
  expect(/\{width:([^}]*)\}/.exec(style)?.[1] ?? null).toBe(wide);
  expect(style.includes('+span{display:none}')).toBe(wide !== null);
});

const PLAIN: EditionContent = {
  ...LEAST_CONTENT,
  workshops: { ...LEAST_CONTENT.workshops, programme: [] },
  competitions: {
    ...LEAST_CONTENT.competitions,
    all: LEAST_CONTENT.competitions.all.map((each) => ({ ...each, categories: [], rules: [] })),
  },
};
const cashOnly = (groups: EditionContent['prizes']['groups']): EditionContent => ({
  ...PLAIN,
  prizes: { ...PLAIN.prizes, groups },
});
const PRIZE = { rank: 1, place: 'Winner', cash: 500, scholarship: 0, note: 'Paid at once' };

test('the guidelines say nothing of workshops, prizes and lists that there are not', () => {
  const place = pageOf(GuidelinesRules, cashOnly([]));
  expect(idsOf(place)).not.toContain('workshops');
  expect(idsOf(place)).not.toContain('prizes');
  expect(place.querySelectorAll('#structure ul:empty, table')).toHaveLength(0);
  const links = Array.from(pageOf(GuidelinesIntro, cashOnly([])).querySelectorAll('a'), (link) =>
    link.getAttribute('href'),
  );
  expect(links).not.toContain('#workshops');
  expect(links).not.toContain('#prizes');
});

test('without scholarships the prizes say cash alone, and their notes', () => {
  const content = cashOnly([{ competition: 'Web', prizes: [PRIZE] }]);
  const rules = pageOf(GuidelinesRules, content);
  const cells = Array.from(
    rules.querySelectorAll('thead th, td'),
    ({ textContent }) => textContent,
  );
  expect(cells).toEqual(['Place', 'Cash', 'Nrs. 500Paid at once']);
  expect(pageOf(SectionsAfter, content).textContent).not.toContain('scholarship');
  const both = cashOnly([
    { competition: 'Web', prizes: [PRIZE, { ...PRIZE, rank: 2, scholarship: 900, note: null }] },
  ]);
  const shown = Array.from(pageOf(GuidelinesRules, both).querySelectorAll('td'));
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    ...['Nrs. 500', '–Paid at once', 'Nrs. 500', 'up to Nrs. 900'],
  ]);
});

test('menus do not lead to sections that are off', () => {
  const off = FULL.sections.map(({ name }) => ({ name, shown: name !== 'testimonials' }));
  expect(styleOf('', { ...FULL, sections: off })).toContain(
    'li:has(>[href="/#testimonials"]){display:none}',
  );
});

test('the footer leads to no section that is not there', () => {
  const hrefsOf = (content: EditionContent) =>
    Array.from(
      pageOf(() => <Footer edition={footerEdition(content)} />, content).querySelectorAll('nav a'),
      (link) => link.getAttribute('href'),
    ).filter((href) => href?.includes('#'));
  expect(hrefsOf(FULL)).toEqual(['/#gallery', '/#testimonials', '/#about']);
  const withoutVoices = { ...FULL, testimonials: { ...FULL.testimonials, all: [] } };
  expect(hrefsOf(withoutVoices)).toEqual(['/#gallery', '/#about']);
});
