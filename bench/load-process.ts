import autocannon from 'autocannon';
import { arrive } from './arrivals.ts';
import type { Job, LoadResult, ReadJob, WriteJob } from './load.ts';
import { readHeaders, writeHeaders } from './students.ts';
import { upload } from './uploading.ts';

function resultOf(result: autocannon.Result, times?: number[]): LoadResult {
  const { errors, timeouts, latency, duration } = result;
  const ok = result['2xx'] + result['3xx'];
  return {
    ok,
    failed: result['4xx'] + result['5xx'] + errors + timeouts,
    perSecond: ok / duration,
    p50: latency.p50,
    p99: latency.p99,
    ...(times && { times }),
  };
}

async function read(job: ReadJob) {
  const { url, connections, seconds, people, headers = {}, perSecond, isTimed } = job;
  const perConnection = Math.ceil(people / connections);
  let next = 1;
  const times: number[] = [];
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(perSecond === undefined ? {} : { overallRate: perSecond }),
    headers,
    setupClient: (client) => {
      if (isTimed) client.on('response', (_status, _bytes, ms) => times.push(ms));
      if (people === 0) return;
      const first = next;
      next += perConnection;
      const requests = Array.from({ length: perConnection }, (_, n) => ({
        headers: { ...headers, ...readHeaders(first + n) },
      }));
      client.setRequests(requests);
    },
  });
  return resultOf(result, isTimed ? times : undefined);
}

async function write({ url, connections, first, people, body }: WriteJob) {
  let next = first;
  let last = 0;
  const begun = performance.now();
  const result = await autocannon({
    url,
    connections,
    amount: people,
    setupClient: (client) => client.on('response', () => (last = performance.now())),
    requests: [
      {
        method: 'POST',
        body: JSON.stringify(body),
        setupRequest: (request) => {
          const headers = writeHeaders(next);
          next += 1;
          return { ...request, headers };
        },
      },
    ],
  });
  // autocannon's own duration ends with a full second.
  return resultOf({ ...result, duration: (last - begun) / 1000 });
}

async function work(job: Job): Promise<unknown> {
  switch (job.kind) {
    case 'read':
      return read(job);
    case 'write':
      return write(job);
    case 'arrivals':
      return arrive(job);
    case 'upload':
      return upload(job);
  }
}

process.on('message', (job: Job) => {
  void work(job).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit(0));
