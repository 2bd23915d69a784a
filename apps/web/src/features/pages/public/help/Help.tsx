import { HELP_WORDS } from '@pratibha/words/pages/help';
import { HELP_PATH } from '../../../../data/address/help-path.ts';
import { renderedMarkdown } from '../markdown/rendered.ts';
import { helpPage, helpPath } from './handbook.ts';

/** A page of the handbook, on the server only. */
export function Help({ path }: { readonly path: string }) {
  const { parts } = helpPage(path);
  return (
    <article className="x-legal x-text">
      {/* What is for students is led to by itself, the rest is for organisers. */}
      {path !== HELP_PATH && path !== helpPath('students') && (
        <a className="x-back" href={HELP_PATH}>
          {HELP_WORDS.all}
        </a>
      )}
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          <div
            key={part}
            className="x-text"
            dangerouslySetInnerHTML={{ __html: renderedMarkdown(part, index === 0 ? 1 : 2).html }}
          />
        ) : (
          <figure key={part.src}>
            <img {...part} loading="lazy" decoding="async" />
          </figure>
        ),
      )}
    </article>
  );
}
