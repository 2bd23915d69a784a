import { formatDay } from '@pratibha/words/time';
import { useEditionContent } from '../edition-content.ts';
import { Markdown } from '../markdown/Markdown.tsx';

/** What is new, the newest first. */
export function News() {
  const all = useEditionContent().news.all.toSorted((one, other) =>
    other.date.localeCompare(one.date),
  );
  return (
    <ul className="x-news">
      {all.map(({ date, title, text }) => (
        <li key={`${date} ${title}`}>
          <h3>{title}</h3>
          <time dateTime={date}>{formatDay(date)}</time>
          <Markdown text={text} level={4} />
        </li>
      ))}
    </ul>
  );
}
