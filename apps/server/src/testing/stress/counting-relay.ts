import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/*
 * A relay that takes every mail and keeps none, as a process of its own. Says the port on which it
 * listens, and once so many mails as the argument says have come how many came in a second.
 */

const expected = Number(process.argv[2]);
let count = 0;
let begun = 0;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  onData: (stream, _session, done) => {
    if (count === 0) begun = performance.now();
    stream.resume();
    stream.on('end', () => {
      done();
      count += 1;
      if (count === expected) {
        process.send?.({ perSecond: (1_000 * count) / (performance.now() - begun) });
      }
    });
  },
});
server.listen(0, '127.0.0.1', () =>
  process.send?.({ port: (server.server.address() as AddressInfo).port }),
);
// Its parent may be killed, too.
process.on('disconnect', () => process.exit());
