import type { Finding } from '@pratibha/domain/preflight/findings';
import type { MailPart, MailText } from '../mail/mail-text.ts';
import { formatDateTime } from '../time.ts';
import { findingWords } from './findings.ts';

type OfFindings = {
  readonly event: string;
  readonly path: string;
  /** Until when a file may be replaced; null: no time is set. */
  readonly until: Date | null;
  /** Without findings: it could not be looked into. */
  readonly files: readonly { readonly name: string; readonly findings: readonly Finding[] }[];
};

const NOT_EXAMINED =
  'We could not look into it, though we tried three times. Please open it yourself to check it.';

/** The mail to a student of whose work a file does not meet. */
export function workFindingsMail({ event, path, until, files }: OfFindings): MailText {
  return {
    subject: `Please look at your files: ${event}`,
    preview: `${files[0]?.name ?? ''}: ${lineOf(files[0]?.findings[0])}`,
    heading: 'A file of your work does not meet what is asked for',
    parts: [
      {
        is: 'text',
        text: `Your work for ${event} is handed in, and stays so. Of its files we found what the organisers may object to.`,
      },
      ...files.flatMap(({ name, findings }): MailPart[] => [
        { is: 'quote', label: name, text: textOf(findings) },
      ]),
      ...(until === null
        ? []
        : [
            {
              is: 'facts',
              facts: [['Replace it until', formatDateTime(until)]],
            } as const,
          ]),
      { is: 'link', label: 'See your work', path },
    ],
    why: 'You get this mail because you handed in a work for the event.',
  };
}

function lineOf(finding: Finding | undefined): string {
  return finding === undefined ? NOT_EXAMINED : findingWords(finding).what;
}

function textOf(findings: readonly Finding[]): string {
  if (findings.length === 0) return NOT_EXAMINED;
  return findings
    .map(findingWords)
    .map(({ what, why, how }) => `${what} ${why} ${how}`)
    .join('\n\n');
}
