import type { EditionContent } from '@pratibha/domain/editions/content';
import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { headWords as english } from '../../en/pages/heads.ts';
import type { Said } from '../../said.ts';
import { withPostposition } from '../postposition.ts';

type Edition = Pick<EditionContent, 'title' | 'year'>;

/** 'School Tech Days २०२०': an edition among the others; the title alone where there is no year. */
export function editionName({ title, year }: Edition): string {
  return year === 0 ? title : `${title} ${inNepaliDigits(year)}`;
}

/** Title and description of each public page, for search engines and shared links. */
export const headWords: Said<typeof english> = (edition) => {
  const name = editionName(edition);
  const { descriptions, tagline } = edition;
  return {
    landing: { title: `${name}: ${tagline}`, description: descriptions.landing },
    guidelines: { title: `निर्देशिका · ${name}`, description: descriptions.guidelines },
    legal: (title) => ({
      title: `${title} · ${name}`,
      description: `${withPostposition(name, 'को')} पृष्ठ: ${title}।`,
    }),
    help: (title) => ({
      title: `${title} · ${name}`,
      description: `${title}: ${withPostposition(name, 'मा')} कसरी भाग लिने र यो कसरी चलाउने।`,
    }),
    results: (event, isCheck, of = name) => {
      if (event === null)
        return {
          title: `नतिजा · ${name}`,
          description: `${withPostposition(of, 'मा')} कसले के जिते।`,
        };
      const title = isCheck ? `नतिजा जाँच्नुहोस्: ${event}` : `नतिजा: ${event}`;
      const description = isCheck
        ? `“${event}”का अङ्कपत्र, नाम हटाएर, र तिनैबाट फेरि निकालिएका स्थान।`
        : `${withPostposition(of, 'को')} “${event}”मा कसले के जिते।`;
      return { title: `${title} · ${of}`, description };
    },
    works: (year, of = name) => ({
      title: `${inNepaliDigits(year)} का कृति · ${name}`,
      description: `बनाउनेहरूको मन्जुरीमा राखिएका ${withPostposition(of, 'का')} कृति।`,
    }),
    work: ({ title, excerpt, event_title }, of = name) => ({
      title: `${title} · ${event_title} · ${of}`,
      description: excerpt,
    }),
    receipt: {
      title: `रसिद जाँच्नुहोस् · ${name}`,
      description: 'रसिदको कोड भए के कुरा कहिले बुझाइएको थियो, यहाँ हेर्न सकिन्छ।',
    },
    unauthorized: {
      title: `तपाईंको खाताका लागि होइन · ${name}`,
      description: 'यो पृष्ठ तपाईंको खाताबाट खोल्न मिल्दैन।',
    },
    accountClosed: {
      title: `खाता बन्द गरिएको छ · ${name}`,
      description: 'यो खाता आयोजकले बन्द गर्नुभएको छ।',
    },
    notFound: {
      title: `पृष्ठ भेटिएन · ${name}`,
      description: 'तपाईंले खोज्नुभएको पृष्ठ छैन वा अन्तै सारिएको छ।',
    },
  };
};
