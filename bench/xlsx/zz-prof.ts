import { contenders } from './contenders.ts';
import { evaluatedModel } from './written-model.ts';

const write = await contenders.ours(evaluatedModel());
for (let i = 0; i < 60; i++) await write();
const { Session } = await import('node:inspector/promises');
const s = new Session();
s.connect();
await s.post('Profiler.enable');
await s.post('Profiler.setSamplingInterval', { interval: 100 });
await s.post('Profiler.start');
const c0 = process.cpuUsage();
let n = 0;
for (let i = 0; i < 100; i++) {
  await write();
  n++;
}
const c1 = process.cpuUsage(c0);
const { profile } = await s.post('Profiler.stop');
console.log('ms cpu per write', (c1.user + c1.system) / 1000 / n);
const byId = new Map(profile.nodes.map((x) => [x.id, x]));
const parent = new Map<number, number>();
for (const x of profile.nodes) for (const c of x.children ?? []) parent.set(c, x.id);
const key = (id: number) => {
  const f = byId.get(id)!.callFrame;
  return `${f.functionName || '(anon)'} ${f.url.split('/').slice(-1)[0]}:${f.lineNumber}:${f.columnNumber}`;
};
const inc = new Map<string, number>();
const self = new Map<string, number>();
let tot = 0;
profile.samples!.forEach((id, i) => {
  const d = profile.timeDeltas![i]!;
  tot += d;
  const seen = new Set<string>();
  self.set(key(id), (self.get(key(id)) ?? 0) + d);
  for (let p: number | undefined = id; p !== undefined; p = parent.get(p)) {
    const k = key(p);
    if (!seen.has(k)) {
      seen.add(k);
      inc.set(k, (inc.get(k) ?? 0) + d);
    }
  }
});
for (const [k, v] of [...inc].sort((a, b) => b[1] - a[1]).slice(0, 60))
  console.log(
    ((v / tot) * 100).toFixed(1).padStart(5),
    (((self.get(k) ?? 0) / tot) * 100).toFixed(1).padStart(5),
    k,
  );
