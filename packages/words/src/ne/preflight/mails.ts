import type { Finding } from '@pratibha/domain/preflight/findings';
import type { workFindingsMail as english } from '../../en/preflight/mails.ts';
import type { MailPart } from '../mail/mail-text.ts';
import { formatDateTime } from '../time.ts';
import { findingWords } from './findings.ts';

const NOT_EXAMINED = 'तीन पटक प्रयास गर्दा पनि हामीले यो फाइल हेर्न सकेनौँ। कृपया आफैँ खोलेर जाँच्नुहोस्।';

/** The mail to a student of whose work a file does not meet. */
export const workFindingsMail: typeof english = ({ event, path, until, files }) => ({
  subject: `कृपया आफ्ना फाइल हेर्नुहोस्: ${event}`,
  preview: `${files[0]?.name ?? ''}: ${lineOf(files[0]?.findings[0])}`,
  heading: 'तपाईंको कृतिको एउटा फाइल मागिएजस्तो छैन',
  parts: [
    {
      is: 'text',
      text: `“${event}”मा तपाईंको कृति बुझाइएको छ, र बुझाइएकै रहन्छ। तर यसका फाइलमा आयोजकलाई चित्त नबुझ्न सक्ने केही कुरा भेटियो।`,
    },
    ...files.flatMap(({ name, findings }): MailPart[] => [
      { is: 'quote', label: name, text: textOf(findings) },
    ]),
    ...(until === null
      ? []
      : [{ is: 'facts', facts: [['फाइल फेर्ने अन्तिम मिति', formatDateTime(until)]] } as const]),
    { is: 'link', label: 'आफ्नो कृति हेर्नुहोस्', path },
  ],
  why: 'तपाईंले यस कार्यक्रममा कृति बुझाउनुभएकाले यो इमेल पाउनुभएको हो।',
});

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
