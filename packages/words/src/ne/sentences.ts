/* Pure logic: the sentences come from whoever asks. */
export { fieldSentences, type Sentences, sentenceOf } from '../en/sentences.ts';
