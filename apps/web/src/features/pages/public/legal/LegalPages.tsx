import type { LegalPage } from '@pratibha/domain/editions/content';
import { LEGAL_WORDS } from '@pratibha/words/pages/legal';
import { withStored } from '@pratibha/words/pages/stored';
import { formatDay } from '@pratibha/words/time';
import { useEditionContent } from '../edition-content.ts';
import { Markdown } from '../markdown/Markdown.tsx';

/** The privacy notice. */
export function Privacy() {
  const { privacy } = useEditionContent().legal;
  return <Legal page={{ ...privacy, text: withStored(privacy.text) }} />;
}

/** The rules of participation. */
export function Rules() {
  return <Legal page={useEditionContent().legal.rules} />;
}

function Legal({ page: { title, updated, text } }: { readonly page: LegalPage }) {
  return (
    <article className="x-legal">
      <h1>{title}</h1>
      <p className="x-updated">
        {LEGAL_WORDS.updated} <time dateTime={updated}>{formatDay(updated)}</time>
      </p>
      <Markdown text={text} level={2} />
    </article>
  );
}
