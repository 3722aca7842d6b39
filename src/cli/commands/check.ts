// Says what is wrong or odd in a template, each fault with its path.
import { faultLine, openTemplate } from '../open-template.ts';
import { exitCodes, type Output } from '../output.ts';
import { readArguments } from '../read-arguments.ts';

export async function check(args: readonly string[], { say, complain }: Output): Promise<number> {
  const { target } = readArguments(args, 'a template file', {});
  const { workbook, faults } = await openTemplate(target);
  for (const fault of faults) complain(faultLine(fault, target));
  if (workbook === null) return exitCodes.faulty;
  say(`${target}: the template is sound`);
  return exitCodes.done;
}
