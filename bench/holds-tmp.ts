import { loopHoldFigures } from './server/loop-hold.ts';
for (const f of loopHoldFigures) { const r = await f() as any; console.log(r.name, r.value, r.ok); }
