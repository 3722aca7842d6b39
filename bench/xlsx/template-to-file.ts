// P4: from the JSON of a template to its finished file, beside the time of writing alone.
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { readTemplate } from '#template/read-template.ts';
import { cpuMs } from '../cpu-time.ts';
import { defaultTemplateFor60Months } from '../engine/default-model.ts';
import { atMost, type Measurement } from '../figure.ts';
import { medians } from '../medians.ts';

const goalTimes = 2;
const rounds = 9;
const runs = 3;

function modelOf(json: string) {
  const { template } = readTemplate(JSON.parse(json));
  const workbook = template && compile(template).workbook;
  if (!workbook) throw new Error('the default template compiles');
  return { workbook, values: evaluate(workbook) };
}

export const templateToFile: Measurement = async () => {
  const json = JSON.stringify(defaultTemplateFor60Months());
  const { workbook, values } = modelOf(json);
  const measured = await medians(
    {
      writing: () => cpuMs(runs, () => void writeXlsx(workbook, values)),
      whole: () =>
        cpuMs(runs, () => {
          const model = modelOf(json);
          writeXlsx(model.workbook, model.values);
        }),
    },
    rounds,
  );
  const [whole = Number.NaN, writing = Number.NaN] = ['whole', 'writing'].map((name) => measured.get(name));
  const name = `P4 template JSON to finished file, ${Math.round(whole)} ms, over writing alone, ${Math.round(writing)} ms`;
  return atMost(name, whole / writing, 'times', goalTimes);
};
