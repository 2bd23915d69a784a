import { withScheme } from '@pratibha/domain/text/links';
import { partLinkError } from '@pratibha/domain/works/handed-errors';
import type { WorkPart } from '@pratibha/domain/works/work-form';
import { sentenceOf } from '@pratibha/words/sentences';
import { WORK_PARTS_WORDS } from '@pratibha/words/submissions/student/parts';
import { HANDED_ERRORS } from '@pratibha/words/works/handed-errors';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { Button } from '../../../../ui/plain/Button.tsx';
import { LinkPreview } from '../LinkPreview.tsx';
import css from './parts.module.css';

const W = WORK_PARTS_WORDS;

type Props = {
  readonly part: WorkPart;
  readonly links: readonly string[];
  /** Of the part; said where it stands. */
  readonly error: string | undefined;
  readonly onChange: (links: readonly string[]) => void;
};

/** The links of a part, one below the other; a part always has room for the first. */
export function LinkFields({ part, links, error, onChange }: Props) {
  const shown = links.length === 0 ? [''] : links;
  const change = (at: number, link: string) => onChange(shown.with(at, link));
  return (
    <>
      {shown.map((link, at) => (
        <div key={at}>
          <TextField
            type="url"
            inputMode="url"
            placeholder="https://"
            label={W.linkOf(part.name, at + 1)}
            value={link}
            error={linkFault(link, error)}
            onChange={(input) => change(at, input.currentTarget.value)}
            onBlur={() => link !== withScheme(link) && change(at, withScheme(link))}
          />
          <LinkPreview link={link} />
          {shown.length > 1 && (
            <Button
              variant="quiet"
              aria-label={`${W.removeLink}: ${W.linkOf(part.name, at + 1)}`}
              onClick={() => onChange(shown.toSpliced(at, 1))}
            >
              {W.removeLink}
            </Button>
          )}
        </div>
      ))}
      {shown.length < part.most && (
        <Button variant="secondary" className={css.add} onClick={() => onChange([...shown, ''])}>
          {W.addLink}
        </Button>
      )}
    </>
  );
}

/** What is wrong with this one; the first empty one is marked where the part is missing. */
function linkFault(link: string, error: string | undefined): string | true | undefined {
  if (error === undefined) return undefined;
  if (link.trim() === '') return true;
  const fault = partLinkError(link);
  return fault === null ? undefined : sentenceOf(HANDED_ERRORS, fault);
}
