// Calls a command as the terminal does, and tells how it ended and what it said.
import { run } from '#cli/main.ts';

export async function called(...args: string[]) {
  const texts: string[] = [];
  const complained: string[] = [];
  const output = {
    say: (text: string) => void texts.push(text),
    complain: (text: string) => void complained.push(text),
    environment: {},
  };
  const code = await run(args, {}, output);
  return { code, said: texts.join('\n'), complained: complained.join('\n') };
}
