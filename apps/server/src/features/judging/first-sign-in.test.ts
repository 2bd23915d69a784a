import type { JudgedRound } from '@pratibha/contract/judge';
import type { RoundDetails } from '@pratibha/contract/rounds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { startTestProvider, type TestProvider } from '../../testing/identity-provider.ts';
import { openJudgingDesk } from '../../testing/judging-desk.ts';
import { strangerClaims } from '../../testing/stranger-claims.ts';

let product: TestApp;
let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider();
  product = await startTestApp({ config: { oidc: provider.settings } });
});
afterAll(async () => {
  await product.close();
  await provider.close();
});

test('a judge is whoever signs in first with an address that was asked', async () => {
  const desk = await openJudgingDesk(product);
  const { round } = await desk.judged();
  const claims = strangerClaims({ email: 'New.Judge@people.example' });
  const ask = { emails: ['new.judge@PEOPLE.example'] };
  const asked = await desk.admin.post(`/api/admin/rounds/${round.id}/judges`, ask);
  expect(asked.json<RoundDetails>().judges_listed.at(-1)).toMatchObject({
    ...{ email: 'new.judge@people.example', has_account: false, name: null },
  });
  provider.claims = claims;
  const browser = product.anonymous();
  await provider.signIn(browser);
  const rounds = (await browser.get('/api/judge/rounds')).json<JudgedRound[]>();
  expect(rounds).toMatchObject([{ id: round.id, judge_state: 'asked' }]);
  const told = (await browser.get('/api/user/notifications')).json<{ kind: string }[]>();
  expect(told.map(({ kind }) => kind)).toEqual(['judging-asked']);
  expect((await browser.get('/api/user/profile')).json()).toMatchObject({
    ...{ role: 'USER', event_grants: [{ kind: 'judge' }] },
  });
});
