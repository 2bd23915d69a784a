import { refusalInWords } from '@pratibha/words/refusals';
import { requestUpload, type UploadAnswer } from './upload-request.ts';

/** Requests of tus, whose refusals are told in the language of the page. */
export const requestInWords: typeof requestUpload =
  refusalInWords === undefined
    ? requestUpload
    : async (request) => inWords(await requestUpload(request));

async function inWords(answer: UploadAnswer): Promise<UploadAnswer> {
  if (answer.status < 400 || refusalInWords === undefined) return answer;
  try {
    const text = JSON.stringify(await refusalInWords(JSON.parse(answer.text)));
    return { ...answer, text };
  } catch {
    return answer;
  }
}
