/** The answer within which an address reads the order; no question is the college. */
export type AnswerInAddress = {
  readonly question?: string | undefined;
  readonly answer?: string | undefined;
};

/** Of what an address says. */
export function answerSearch({ question, answer }: Record<string, unknown>): AnswerInAddress {
  return typeof question === 'string' && typeof answer === 'string' ? { question, answer } : {};
}
