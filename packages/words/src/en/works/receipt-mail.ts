import { shownReceiptCode } from '@pratibha/domain/works/receipt-code';
import type { MailPart } from '../mail/mail-text.ts';

/** What was handed in by parts, as the mail of its receipt tells it. */
export type ReceiptOfMail = {
  readonly code: string;
  readonly begun_in_time: boolean;
  readonly files: readonly {
    /** What the event calls its part. */
    readonly part: string;
    readonly name: string;
    /** In bytes. */
    readonly size: number;
    readonly sha256: string;
  }[];
  readonly links: readonly { readonly part: string; readonly link: string }[];
};

const count = (size: number) => (size === 1 ? '1 byte' : `${size.toLocaleString('en-US')} bytes`);

/** The part of the mail that says what has arrived; nothing where the work has no parts. */
export function receiptParts(receipt: ReceiptOfMail | null): readonly MailPart[] {
  if (receipt === null) return [];
  const { code, files, links, begun_in_time } = receipt;
  return [
    {
      is: 'facts',
      facts: [
        ['Code of the receipt', shownReceiptCode(code)],
        ...(begun_in_time ? [['Begun in time', 'Yes: before the deadline'] as const] : []),
        ...files.flatMap(({ part, name, size, sha256 }) => [
          [part, `${name}, ${count(size)}`] as const,
          ['SHA-256', sha256] as const,
        ]),
        ...links.map(({ part, link }) => [part, link] as const),
      ],
    },
    {
      is: 'text',
      text: 'Whoever has a file can check with the code whether it is the one that arrived. The page of the receipt names nobody.',
    },
    { is: 'link', label: 'See the receipt', path: `/receipt/${code}` },
  ];
}
