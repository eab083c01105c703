/** Sends requests with autocannon, in a process of its own: reads its options as JSON, prints the result as JSON. */
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

const { latency, requests, non2xx, errors } = await autocannon(JSON.parse(await text(process.stdin)));
console.log(
  JSON.stringify({
    perSecond: requests.average,
    milliseconds: latency.mean,
    // Close to the 95th percentile, which autocannon does not know.
    slowestMilliseconds: latency.p97_5,
    failed: non2xx + errors,
  }),
);
