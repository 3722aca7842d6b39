// P1: every formula of the full default model calculated once more; and the model made ready and calculated from its cells.
import { calculate } from '#evaluate/calculate.ts';
import { evaluate } from '#evaluate/evaluate.ts';
import { constantOffset } from '#evaluate/memory-layout.ts';
import { compileProgram, initialMemory } from '#evaluate/program.ts';
import { buildHyperFormula, sheetsFor } from '#testing/calculators/hyperformula.ts';
import { cpuMs } from '../cpu-time.ts';
import { type Measurement, timesLess } from '../figure.ts';
import { medians } from '../medians.ts';
import { often } from '../often.ts';
import { defaultModel, firstPrice, peerName, peerOf, pricesTried } from './default-model.ts';

const goalTimes = 100;
const rounds = 7;

/** HyperFormula's evaluator alone: what it offers for this rebuilds its formulas first, which takes several times longer. */
export const recalculation: Measurement = async (isTrial = false) => {
  const times = often(isTrial);
  const workbook = defaultModel();
  const peer = peerOf(workbook);
  const program = compileProgram(workbook);
  const memory = initialMemory(program);
  const price = firstPrice(workbook);
  const priceAddress = program.layout.slotOf(price.id).base + constantOffset;
  const calculateAnew = (index: number): void => {
    memory[priceAddress] = price.number + (index % pricesTried);
    calculate(program, memory);
  };
  const measured = await medians(
    {
      peer: () => cpuMs(times(3), () => peer.evaluator.run()),
      ours: () => cpuMs(times(1000), calculateAnew),
    },
    times(rounds),
  );
  return timesLess(
    'P1 recalculate the full default model, 60 months',
    measured.get('ours') ?? Number.NaN,
    'ms of processor',
    { name: `${peerName}, its evaluator alone`, value: measured.get('peer') ?? Number.NaN },
    goalTimes,
  );
};

export const building: Measurement = async (isTrial = false) => {
  const times = often(isTrial);
  const workbook = defaultModel();
  const sheets = sheetsFor(workbook, evaluate(workbook));
  const measured = await medians(
    {
      peer: () => cpuMs(times(1), () => buildHyperFormula(sheets).destroy()),
      ours: () => cpuMs(times(30), () => evaluate(workbook)),
    },
    times(rounds),
  );
  return timesLess(
    'P1 make ready and calculate the full default model, 60 months',
    measured.get('ours') ?? Number.NaN,
    'ms of processor',
    { name: `${peerName}, built from its cells`, value: measured.get('peer') ?? Number.NaN },
    goalTimes,
  );
};
