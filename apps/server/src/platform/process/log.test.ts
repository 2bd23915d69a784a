import { describe, expect, it } from 'vitest';
import { createLog, requestId } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  write(createLog('info', { write: (line) => (text += line) }));
  return text;
}

describe('the log', () => {
  it('never holds secrets or personal data', () => {
    const text = logged((log) => {
      log.info({ headers: { cookie: 'hush', authorization: 'hush', 'x-xsrf-token': 'hush' } });
      log.info({ res: { headers: { 'set-cookie': 'hush' } }, token: 'hush' });
      log.info({
        profile: { dob: 'hush', mobile: 'hush', address: 'hush' },
        body: { email: 'hush' },
      });
      log.info({ req: { method: 'GET', url: '/api/oauth/callback?code=hush&state=hush' } });
      log.info({ req: { method: 'GET', url: '/api/calendars/hush/dates.ics' } });
    });
    expect(text).not.toContain('hush');
    expect(text).toContain('"path":"/api/oauth/callback"');
  });

  it('tells an error of the database without the row', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'users_email_key',
      detail: 'Key (email)=(hush@example.edu) already exists.',
    });
    const text = logged((log) => log.error({ err: error }, 'unexpected'));
    expect(text).not.toContain('hush');
    expect(text).toContain('users_email_key');
    // The code names what went wrong; it is no secret of anybody.
    expect(text).toContain('"error_code":"23505"');
  });
});

describe('the number of a request', () => {
  it('is kept when a proxy gave a decent one, else made', () => {
    expect(requestId({ 'x-request-id': 'abc-12345' })).toBe('abc-12345');
    expect(requestId({ 'x-request-id': 'a\nb' })).toMatch(/^[0-9a-f-]{36}$/);
    expect(requestId({})).not.toBe(requestId({}));
  });
});
