import { checkProof, type Proof } from '@pratibha/domain/certificates/check-proof';
import { typedCertificate } from '@pratibha/domain/certificates/typed-certificate';
import { ASKED_WORDS, FILE_WORDS, NUMBER_WORDS } from '@pratibha/words/certificates/verify';
import { askCollege, newestKeys } from './ask-college.ts';
import { isSignedBy, wasCheckedByPage } from './check-signature.ts';
import { drawResult, drawWaiting } from './draw-result.ts';
import { fragmentInFile } from './fragment-in-file.ts';
import { plain, type Result, resultOf, resultOfNumber } from './result-of.ts';
import { isSaved, type VerifyData } from './verify-data.ts';

/** What checks whatever somebody brings; what was brought last is what is shown. */
export function certificateChecks(data: VerifyData) {
  const isOld = isSaved(data);
  const { day } = data;
  let { keys } = data;
  let latest = 0;
  /** Does once more what was done without asking the college; null: it was asked. */
  let again: (() => Promise<void>) | null = null;

  /** Shows, unless something else was brought meanwhile. */
  const begin = (words: string) => {
    latest += 1;
    again = null;
    const own = latest;
    const isLatest = () => own === latest;
    drawWaiting(words);
    return {
      isLatest,
      show: (result: Result, anew: string | null = null) => {
        if (isLatest()) drawResult(result, anew);
      },
    };
  };
  const proofOf = (fragment: string) => checkProof(fragment, keys, isSignedBy);

  async function fragment(text: string): Promise<void> {
    const { isLatest, show } = begin(ASKED_WORDS.checking);
    let proof = await proofOf(text);
    if (isOld && hasKeyInQuestion(proof)) {
      const newest = await newestKeys(data);
      if (newest !== null) {
        keys = newest;
        proof = await proofOf(text);
      }
    }
    const byPage = wasCheckedByPage();
    if (proof.state === 'signed' && isLatest()) drawWaiting(ASKED_WORDS.asking);
    const record = proof.state === 'signed' ? await askCollege(data, proof.claims.number) : null;
    if (!isLatest()) return;
    show(
      resultOf(proof, record, { day, hasKeys: keys.length > 0, byPage }),
      isOld ? `${data.origin}/verify#${text}` : null,
    );
    if (proof.state === 'signed' && record === null) again = () => fragment(text);
  }

  async function number(text: string): Promise<void> {
    const { isLatest, show } = begin(NUMBER_WORDS.asking);
    const record = await askCollege(data, text);
    show(resultOfNumber(record));
    if (isLatest() && record === null) again = () => number(text);
  }

  return {
    fragment,
    /** What somebody typed or pasted. */
    async typed(text: string): Promise<void> {
      const certificate = typedCertificate(text);
      if (certificate === null) {
        begin('').show({ tone: 'unsure', ...plain(NUMBER_WORDS.malformed), facts: [] });
      } else if ('number' in certificate) await number(certificate.number);
      else await fragment(certificate.fragment);
    },
    async file(file: File): Promise<void> {
      const { isLatest, show } = begin(FILE_WORDS.reading);
      const found = await fragmentInFile(file);
      if (typeof found === 'string') {
        show({ tone: 'unsure', ...plain(FILE_WORDS[found]), facts: [] });
      } else if (isLatest()) await fragment(found.fragment);
    },
    /** Once there is a network again. */
    async online(): Promise<void> {
      await again?.();
    },
  };
}

/** Whether other keys than those of the page may say something else. */
function hasKeyInQuestion({ state }: Proof): boolean {
  return state === 'signed' || state === 'unknown-key';
}
