// The command line: finds the command by its name and turns its faults into one message and an exit code.
import { audit } from './commands/audit.ts';
import { build } from './commands/build.ts';
import { check } from './commands/check.ts';
import { generate } from './commands/generate.ts';
import { preview } from './commands/preview.ts';
import {
  backup,
  grant,
  price,
  refund,
  refunds,
  resetSecondFactor,
  restore,
  serve,
  signOut,
} from './commands/server.ts';
import { values } from './commands/values.ts';
import { UsageError } from './input/usage-error.ts';
import { exitCodes, type Output } from './output/output.ts';
import { standardOutput } from './output/standard-output.ts';

interface CliCommand {
  readonly run: (args: readonly string[], output: Output) => Promise<number>;
  readonly usage: string;
  readonly what: string;
}

const commands: Readonly<Record<string, CliCommand>> = {
  generate: {
    run: generate,
    usage:
      'generate "LINE" -o T.json [--language en|ru] [--currency C] [--periods N] [--periodicity month|quarter|year] [--start DATE] [--refine LINE]...',
    what: 'make a template from a one-line description of a business',
  },
  build: {
    run: build,
    usage: 'build T.json -o F.xlsx [--scenario K] [--charts]',
    what: 'export a template to an Excel workbook',
  },
  preview: { run: preview, usage: 'preview T.json [--scenario K] [--html]', what: 'print its sheets' },
  values: { run: values, usage: 'values T.json [--scenario K]', what: 'print its named rows as JSON' },
  check: { run: check, usage: 'check T.json', what: 'check it for errors' },
  audit: {
    run: audit,
    usage: 'audit F.xlsx|T.json [--profile bank|fast] [--language en|ru] [--json]',
    what: 'check a workbook against the rules of good modelling',
  },
  serve: { run: serve, usage: 'serve', what: 'start the web application' },
  grant: {
    run: grant,
    usage: 'grant EMAIL operator|entitled|none',
    what: 'set the role of an account, or remove it',
  },
  'reset-second-factor': {
    run: resetSecondFactor,
    usage: 'reset-second-factor EMAIL',
    what: 'remove the second factor of an operator who lost it',
  },
  'sign-out': {
    run: signOut,
    usage: 'sign-out EMAIL|everyone',
    what: 'end all sessions of an account, or of all accounts',
  },
  refunds: { run: refunds, usage: 'refunds', what: 'list pending refund requests' },
  refund: {
    run: refund,
    usage: 'refund ORDER [--deny SENTENCE]',
    what: 'refund an order, or deny the refund with a message to the buyer',
  },
  price: {
    run: price,
    usage: 'price TEMPLATE DOLLARS',
    what: 'set the price of a gallery template; 0 makes it free',
  },
  backup: { run: backup, usage: 'backup FOLDER', what: 'back up the data of the server' },
  restore: { run: restore, usage: 'restore FOLDER', what: 'restore a backup' },
};

function help(): string {
  const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length));
  return [
    'modelwright: builds financial models from templates',
    '',
    ...Object.values(commands).map(({ usage, what }) => `  modelwright ${usage.padEnd(width)}  ${what}`),
    '',
    'Scenarios are numbered from 1. Exit codes: 0 success, 1 error in the input, 2 wrong usage.',
  ].join('\n');
}

export async function run(
  args: readonly string[],
  environment: Output['environment'],
  output: Output = standardOutput(environment),
): Promise<number> {
  const [name = 'help', ...rest] = args;
  if (['help', '--help', '-h'].includes(name)) {
    output.say(help());
    return exitCodes.done;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    output.complain(`Unknown command: ${name}.\n\n${help()}`);
    return exitCodes.misused;
  }
  try {
    return await command.run(rest, output);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    output.complain(error.message);
    return error.exitCode;
  }
}
