// Reports the errors and oddities of a template, each with its path.
import { faultLine, openTemplate } from '../input/open-template.ts';
import { readArguments } from '../input/read-arguments.ts';
import { exitCodes, type Output } from '../output/output.ts';

export async function check(args: readonly string[], { say, complain }: Output): Promise<number> {
  const { target } = readArguments(args, 'a template file', {});
  const { workbook, faults, repairs } = await openTemplate(target);
  for (const repair of repairs) complain(`${faultLine(repair, target)}; repaired on loading`);
  for (const fault of faults) complain(faultLine(fault, target));
  if (workbook === null) return exitCodes.faulty;
  const limits = repairs.length === 0 ? '' : ' except for what was repaired on loading';
  say(`${target}: the template is valid${limits}`);
  return exitCodes.done;
}
