import { Accordion } from '../../../../ui/plain/Accordion.tsx';
import { useEditionContent } from '../edition-content.ts';
import { Markdown } from '../markdown/Markdown.tsx';

/** Questions that people ask often, one open at a time. */
export function Faq() {
  const items = useEditionContent().faq.all.map(({ question, answer }) => ({
    ...{ title: question, aside: '' },
    body: <Markdown text={answer} level={3} />,
  }));
  return <Accordion name="faq" items={items} />;
}
