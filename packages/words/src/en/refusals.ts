import type { ProblemBody } from '@pratibha/contract/problems';

/** Says a refusal of the server in the language of the page: in English the server has done so. */
export const refusalInWords: ((body: ProblemBody) => Promise<ProblemBody>) | undefined = undefined;
