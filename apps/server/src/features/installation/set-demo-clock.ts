import type * as calls from '@pratibha/contract/installation';
import { DEMO_YEARS } from '@pratibha/contract/installation';
import { refuseField } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import type { LiveEdition } from '../editions/editions.ts';
import { wakeQuietMails } from '../mail/mail.ts';
import type { MovableClock } from './installation.ts';
import { siteView } from './installation.view.ts';

/** Moves the demo's clock, for everybody. */
export function setDemoClock(
  clock: MovableClock,
  edition: Pick<LiveEdition, 'content' | 'isSetUp'>,
): UseCase<typeof calls.setDemoClock> {
  return async (ctx, { body }) => {
    const at = new Date(body.at);
    const year = at.getUTCFullYear();
    if (year < DEMO_YEARS.first || year > DEMO_YEARS.last) {
      refuseField({ pointer: '/at', error: { code: 'outside-demo-years', ...DEMO_YEARS } });
    }
    await clock.set(at);
    await wakeQuietMails(ctx.db);
    return siteView(clock, edition);
  };
}
