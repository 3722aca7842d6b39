// Writes the full default model again and again and prints the processor time of a write in the middle, in ms.
import { cpuMsOf } from '../cpu-time.ts';
import { medians } from '../medians.ts';
import { contenders, isContender } from './contenders.ts';
import { evaluatedModel } from './written-model.ts';

/** The first ones are slow, as nothing is compiled yet. */
const writes = 25;

const [, , name] = process.argv;
if (!isContender(name)) throw new Error(`write-often.ts ${Object.keys(contenders).join(' | ')}`);
const write = await contenders[name](evaluatedModel());
console.log((await medians({ write: () => cpuMsOf(write) }, writes)).get('write'));
