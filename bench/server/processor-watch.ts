// Tells each time its processor stood still: before all others on it, only the machine itself can keep it waiting.
import { clockMs } from './clock-ms.ts';

const resolutionMs = 1;
const leastMs = 1;

let last = clockMs();
setInterval(() => {
  const now = clockMs();
  const fromMs = last + resolutionMs;
  if (now - fromMs > leastMs) console.log(JSON.stringify({ fromMs, toMs: now }));
  last = now;
}, resolutionMs);
console.log('watching');
