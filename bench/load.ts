/** Sends requests with autocannon, in a process of its own: takes its options as JSON, prints the result as JSON. */
import autocannon from 'autocannon';

const { latency, requests, non2xx, errors } = await autocannon(JSON.parse(process.argv[2] ?? '{}'));
console.log(
  JSON.stringify({ perSecond: requests.average, milliseconds: latency.mean, failed: non2xx + errors }),
);
