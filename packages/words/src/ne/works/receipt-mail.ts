import { nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import { shownReceiptCode } from '@pratibha/domain/works/receipt-code';
import type { receiptParts as english } from '../../en/works/receipt-mail.ts';

export type { ReceiptOfMail } from '../../en/works/receipt-mail.ts';

/** The part of the mail that says what has arrived; nothing where the work has no parts. */
export const receiptParts: typeof english = (receipt) => {
  if (receipt === null) return [];
  const { code, files, links, begun_in_time } = receipt;
  return [
    {
      is: 'facts',
      facts: [
        ['रसिदको कोड', shownReceiptCode(code)],
        ...(begun_in_time ? [['समयमै सुरु भएको', 'हो, अन्तिम मितिअघि नै'] as const] : []),
        ...files.flatMap(({ part, name, size, sha256 }) => [
          [part, `${name}, ${nepaliNumber(size)} बाइट`] as const,
          ['SHA-256', sha256] as const,
        ]),
        ...links.map(({ part, link }) => [part, link] as const),
      ],
    },
    {
      is: 'text',
      text: 'हामीकहाँ आइपुगेको फाइल यही हो कि होइन, फाइल हुने जोकोहीले यस कोडबाट जाँच्न सक्छ। रसिदको पृष्ठमा कसैको नाम हुँदैन।',
    },
    { is: 'link', label: 'रसिद हेर्नुहोस्', path: `/receipt/${code}` },
  ];
};
