import type { beingJudgedSince as english } from '../../en/judging/being-judged.ts';
import { withPostposition } from '../postposition.ts';
import { formatDateTime } from '../time.ts';

/** Why a work is not replaced, with since when. */
export const beingJudgedSince: typeof english = (since) =>
  `${withPostposition(formatDateTime(since), 'देखि')} यस कृतिको मूल्याङ्कन भइरहेको छ। मूल्याङ्कन नसकिएसम्म यसलाई बदल्न मिल्दैन।`;
